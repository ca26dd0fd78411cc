create table orders (
  code text primary key,
  guest_id bigint not null references guest (id),
  type text not null,
  status text not null,
  amount_paisa bigint not null,
  tax_paisa bigint not null,
  payable_paisa bigint not null,
  paid_paisa bigint not null default 0,
  held_until timestamptz,
  created_at timestamptz not null,
  constraint order_type_is_known check (type in ('Room', 'Pool', 'Hall', 'Package')),
  constraint order_status_is_known check (
    status in ('Requested', 'Pending', 'Confirmed', 'Paid-unplaced', 'Cancelled', 'Expired', 'Refunded', 'Completed')
  ),
  constraint order_sums_add_up check (payable_paisa = amount_paisa + tax_paisa and paid_paisa >= 0),
  constraint order_is_held_while_pending check (status <> 'Pending' or held_until is not null)
);

create index order_of_guest on orders (guest_id, created_at);

create index order_by_hold on orders (status, held_until);

create table order_line (
  order_code text not null references orders (code) on delete cascade,
  line_no integer not null,
  house_id integer not null references house (id),
  place_type text not null,
  name text not null,
  arrival date not null,
  departure date not null,
  quantity integer not null,
  price_paisa bigint not null,
  primary key (order_code, line_no),
  constraint order_line_place_is_known check (place_type in ('ROOM', 'HOUSE')),
  constraint order_line_has_nights check (departure > arrival),
  constraint order_line_has_quantity check (quantity > 0)
);

-- What happened to an order, by whom and when. Rows are only ever added.
create table order_event (
  order_code text not null references orders (code) on delete cascade,
  event_no integer not null,
  at timestamptz not null,
  actor text not null,
  event text not null,
  detail text not null default '',
  primary key (order_code, event_no)
);

-- A row exists while that night of that unit is held or sold: the primary key is the promise that nothing is sold twice.
create table unit_night (
  unit_id text not null references unit (id),
  night date not null,
  order_code text not null,
  line_no integer not null,
  state text not null,
  hold_expires_at timestamptz,
  constraint unit_night_is_taken_once primary key (unit_id, night),
  constraint unit_night_of_order_line foreign key (order_code, line_no) references order_line (order_code, line_no),
  constraint unit_night_state_is_known check (state in ('held', 'booked')),
  constraint unit_night_hold_has_an_end check ((state = 'held') = (hold_expires_at is not null))
);

create index unit_night_of_order on unit_night (order_code);
