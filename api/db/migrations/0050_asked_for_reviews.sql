-- Guests are asked for a review after their stay, once for each order. The link in the message is derived, so no token is stored.
create table review_invitation (
  order_code text primary key references orders (code) on delete cascade,
  sent_at timestamptz not null
);

-- The stay of a review that was written by such a link, and the day on which it began. No order: anybody may have written it.
alter table review add column order_code text references orders (code) on delete set null;
alter table review add column stayed_from date;
alter table review add constraint review_of_an_order_names_its_stay check (order_code is null or stayed_from is not null);
alter table review add constraint stay_is_reviewed_once_a_house unique (order_code, house_id);
