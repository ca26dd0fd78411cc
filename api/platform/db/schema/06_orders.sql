-- What guests ordered, the bill, and what happened to it.

create table orders (
  code text primary key,
  guest_id bigint not null references guest (id),
  type text not null,
  status text not null,
  -- How a booking came, and who made it at the desk. What a guest booked on the site is 'web'.
  source text not null default 'web',
  -- Where the visit came from in which a guest booked on the site; null where that is not known.
  visit_source text,
  made_by bigint references staff (id),
  amount_paisa bigint not null,
  -- What comes on top of the amount, in percent as it was agreed, and what it comes to.
  service_percent double precision not null default 0,
  tax_percent double precision not null,
  service_paisa bigint not null default 0,
  tax_paisa bigint not null,
  payable_paisa bigint not null,
  paid_paisa bigint not null default 0,
  -- What went back because it was more than the order cost: it pays for nothing that is added to the bill later.
  surplus_paisa bigint not null default 0,
  -- What guests left without paying, as staff allowed. Nothing before an order is over.
  waived_paisa bigint not null default 0,
  -- The order's own code, while it is billed to a company.
  billed_to text,
  held_until timestamptz,
  created_at timestamptz not null,
  constraint order_type_is_known check (type in ('Room', 'Pool', 'Hall', 'Package')),
  constraint order_status_is_known check (
    status in ('Requested', 'Pending', 'Confirmed', 'Paid-unplaced', 'Cancelled', 'Expired', 'Refunded', 'Completed')
  ),
  constraint order_source_is_known check (source in ('web', 'walkIn', 'phone', 'agent', 'other')),
  constraint order_visit_source_is_short check (char_length(visit_source) between 1 and 60),
  constraint order_sums_add_up check (payable_paisa = amount_paisa + service_paisa + tax_paisa and paid_paisa >= 0),
  constraint order_levies_are_of_its_charge check (
    service_paisa = round(cast(amount_paisa * service_percent / 100 as numeric))
    and tax_paisa = round(cast((amount_paisa + service_paisa) * tax_percent / 100 as numeric))
  ),
  -- A bill comes to BDT 10,000,000 at most. More than that was typed by mistake.
  constraint order_sums_can_be_shown check (amount_paisa >= 0 and payable_paisa <= 1000000000 and paid_paisa <= 10000000000),
  constraint order_surplus_was_paid check (surplus_paisa >= 0),
  constraint order_is_held_while_pending check (status <> 'Pending' or held_until is not null),
  constraint order_is_billed_to_its_own_company check (billed_to = code),
  constraint order_is_waived_when_it_is_over check (waived_paisa = 0 or (waived_paisa > 0 and status = 'Completed')),
  constraint order_that_is_over_is_settled check (
    status <> 'Completed' or billed_to is not null or payable_paisa - (paid_paisa - surplus_paisa) <= waived_paisa
  )
);

create index order_of_guest on orders (guest_id, created_at);

create index order_by_hold on orders (status, held_until);

create unique index orders_billed_to on orders (billed_to) where billed_to is not null;

create table order_line (
  order_code text not null references orders (code) on delete cascade,
  line_no integer not null,
  house_id integer not null references house (id),
  place_type text not null,
  name text not null,
  arrival date not null,
  departure date not null,
  quantity integer not null,
  -- What each night costs, from the arrival on: of one room, or of the whole house. Before VAT, as it was agreed.
  night_paisa bigint[] not null,
  -- The prices of the nights, times the quantity.
  price_paisa bigint not null,
  -- The room that the line was booked with by name, or one of its rooms. A payment that arrives late takes it again while it is free.
  unit_id text references every_unit (id),
  -- The line was given up: it costs nothing, and stays for the history.
  cancelled_at timestamptz,
  -- The arrival by which the refund policy counts, where it was moved away from late.
  terms_from date,
  primary key (order_code, line_no),
  constraint order_line_place_is_known check (place_type in ('ROOM', 'HOUSE')),
  constraint order_line_has_nights check (departure > arrival),
  constraint order_line_prices_each_night check (cardinality(night_paisa) = departure - arrival),
  constraint order_line_has_quantity check (quantity > 0),
  constraint order_line_of_a_house_names_no_room check (unit_id is null or place_type = 'ROOM')
);

-- What is on a bill next to nights, before tax. The sums of the order include it; what was taken off the bill again stays for the history.
create table order_charge (
  order_code text not null references orders (code) on delete cascade,
  charge_no integer not null,
  -- Fee: what stays on the bill of what was given up. Adjustment: of a discount, for nights that were given up.
  kind text not null,
  -- What it is for, as data: words are made where it is shown.
  data jsonb not null,
  quantity integer not null default 1,
  amount_paisa bigint not null,
  added_by bigint not null references staff (id),
  added_at timestamptz not null,
  removed_by bigint references staff (id),
  removed_at timestamptz,
  primary key (order_code, charge_no),
  constraint order_charge_kind_is_known check (kind in ('discount', 'extra', 'allowance', 'fee', 'adjustment')),
  constraint order_charge_changes_the_sum check (
    case when kind in ('discount', 'allowance') then amount_paisa < 0 else amount_paisa > 0 end
  ),
  -- Who takes something off a bill says why. Erasing a guest's data leaves the cause.
  constraint order_charge_allowance_has_a_cause check (kind <> 'allowance' or data ->> 'Cause' is not null),
  constraint order_charge_has_quantity check (quantity > 0),
  constraint order_charge_is_removed_by_someone check ((removed_by is null) = (removed_at is null))
);

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

-- The company that pays what is due of an order, as its guest has agreed. An order has one at most.
create table company_bill (
  order_code text primary key references orders (code) on delete cascade,
  company text not null,
  address text not null,
  -- Empty where none was given.
  bin text not null,
  reference text not null,
  -- Who said so.
  agreed_by text not null,
  -- What of it was counted on what members of staff may bill.
  counted_paisa bigint not null,
  billed_at timestamptz not null,
  billed_by bigint not null references staff (id),
  constraint company_bill_names_the_company check (company <> '' and address <> ''),
  constraint company_bill_is_agreed_to check (agreed_by <> ''),
  constraint company_bill_bin_has_13_digits check (bin ~ '^([0-9]{13})?$')
);

-- The two tables refer to each other: an order is settled while it has this row.
alter table orders add constraint orders_billed_to_fkey
  foreign key (billed_to) references company_bill (order_code) on delete set null;

-- That an order was given up, and the terms that were agreed to. Money that comes later no longer places it.
create table cancellation (
  order_code text not null references orders (code),
  percent integer not null,
  paid_paisa bigint not null,
  refund_paisa bigint not null,
  cancelled_at timestamptz not null,
  -- Staff cancel for guests who call.
  actor text not null default 'guest',
  reason text not null default '',
  -- The order is confirmed again, and these terms count no more. Another cancellation takes their place.
  reinstated_at timestamptz,
  constraint cancellation_happens_once primary key (order_code),
  constraint cancellation_percent_is_known check (percent in (0, 50, 100)),
  constraint cancellation_refunds_at_most_what_was_paid check (refund_paisa >= 0 and refund_paisa <= paid_paisa),
  constraint cancellation_is_before_its_reinstatement check (reinstated_at >= cancelled_at)
);

-- What happened to an order, by whom and when. Rows are only ever added.
create table order_event (
  order_code text not null references orders (code) on delete cascade,
  event_no integer not null,
  at timestamptz not null,
  actor text not null,
  event text not null,
  -- What happened, as data: words are made where it is shown.
  data jsonb not null,
  primary key (order_code, event_no)
);

create index order_event_by_time on order_event (at, order_code);
