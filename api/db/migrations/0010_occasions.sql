-- What an order is for that takes no nights: the whole resort, the hall or the pool, between two moments of the resort's clock.
create table occasion (
  order_code text primary key references orders (code) on delete cascade,
  starts timestamp not null,
  ends timestamp not null,
  persons integer not null,
  name text not null,
  phone text not null,
  remark text not null,
  constraint occasion_ends_after_it_starts check (ends >= starts),
  constraint occasion_is_for_someone check (persons > 0)
);
