-- Whether a room is ready for guests. A room that is not here was never marked, and counts as clean. What is out of order is a block.
create table room_state (
  unit_id text primary key references unit (id),
  state text not null,
  version integer not null default 1,
  note text not null default '',
  -- Null: guests who nobody checked out.
  marked_by bigint references staff (id),
  marked_at timestamptz not null,
  -- What it was before its guests left; null once a person has marked it.
  left_as text,
  constraint room_state_is_known check (state in ('dirty', 'clean', 'inspected')),
  constraint room_that_was_left_is_dirty check (left_as is null or (state = 'dirty' and left_as in ('dirty', 'clean', 'inspected')))
);

-- For how many minutes the site does not sell a room that is dirty for the night to come; 0 sells it at once. One row.
create table room_turn (
  is_only boolean primary key default true,
  minutes integer not null,
  constraint room_turn_is_one check (is_only),
  constraint room_turn_is_within_half_a_day check (minutes between 0 and 720)
);
insert into room_turn (minutes) values (120);
