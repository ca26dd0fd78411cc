-- Which nights of which room are taken. Nothing else decides what can be sold.

-- A row exists while that night of that unit is held, sold or blocked: the primary key is the promise that nothing is sold twice.
-- A blocked night is a booked one without an order.
create table unit_night (
  unit_id text not null references every_unit (id),
  night date not null,
  order_code text,
  line_no integer,
  block_id bigint references room_block (id),
  state text not null,
  hold_expires_at timestamptz,
  constraint unit_night_is_taken_once primary key (unit_id, night),
  constraint unit_night_of_order_line foreign key (order_code, line_no) references order_line (order_code, line_no),
  constraint unit_night_is_taken_for_one_thing check (
    (order_code is null) = (block_id is not null) and (order_code is null) = (line_no is null)
  ),
  constraint unit_night_state_is_known check (state in ('held', 'booked')),
  constraint unit_night_hold_has_an_end check ((state = 'held') = (hold_expires_at is not null)),
  constraint unit_night_of_a_block_is_booked check (block_id is null or state = 'booked')
);

create index unit_night_of_order on unit_night (order_code);

create index unit_night_of_block on unit_night (block_id);
