-- What staff change of the stays of an order: the line, the stays and the charges as they were before, to be put back.
create table stay_change (
  order_code text not null references orders (code) on delete cascade,
  change_no integer not null,
  kind text not null,
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  before jsonb not null,
  undone_at timestamptz,
  primary key (order_code, change_no),
  constraint stay_change_kind_is_known check (kind in ('dates', 'cancelRoom', 'addRoom'))
);

-- The last change of a stay by that table, and the version that it gave it: another version was changed since.
alter table stay add column change_no integer;

alter table stay add column change_version integer;

-- The line was given up: it costs nothing, and stays for the history.
alter table order_line add column cancelled_at timestamptz;

-- The arrival by which the refund policy counts, where it was moved away from late.
alter table order_line add column terms_from date;

-- Fee: what stays on the bill of what was given up. Adjustment: of a discount, for nights that were given up.
alter table order_charge drop constraint order_charge_kind_is_known;

alter table order_charge add constraint order_charge_kind_is_known check (kind in ('discount', 'extra', 'allowance', 'fee', 'adjustment'));

alter table order_charge drop constraint order_charge_changes_the_sum;

alter table order_charge add constraint order_charge_changes_the_sum check (
  case when kind in ('discount', 'allowance') then amount_paisa < 0 else amount_paisa > 0 end
);

-- Until then nobody sends the money, and the refund can be withdrawn with what made it.
alter table refund add column withdrawable_until timestamptz;
