-- Staff book at the desk: how a booking came, and who made it. What a guest booked on the site is 'web'.
alter table orders add column source text not null default 'web';

alter table orders add constraint order_source_is_known check (source in ('web', 'walkIn', 'phone', 'agent', 'other'));

alter table orders add column made_by bigint references staff (id);

-- What stands on a bill beside nights, before tax. The sums of the order include it; what was taken off the bill again stays for the history.
create table order_charge (
  order_code text not null references orders (code) on delete cascade,
  charge_no integer not null,
  kind text not null,
  label text not null,
  quantity integer not null default 1,
  amount_paisa bigint not null,
  added_by bigint not null references staff (id),
  added_at timestamptz not null,
  removed_by bigint references staff (id),
  removed_at timestamptz,
  primary key (order_code, charge_no),
  constraint order_charge_kind_is_known check (kind in ('discount', 'extra')),
  constraint order_charge_changes_the_sum check (case when kind = 'discount' then amount_paisa < 0 else amount_paisa > 0 end),
  constraint order_charge_has_quantity check (quantity > 0),
  constraint order_charge_is_removed_by_someone check ((removed_by is null) = (removed_at is null))
);
