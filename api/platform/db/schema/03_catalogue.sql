-- What can be booked: houses and their rooms.

create table house (
  id integer primary key,
  permalink text not null,
  name text not null,
  description text not null,
  room_description text not null,
  rank integer not null,
  price_paisa bigint not null,
  room_price_paisa bigint,
  adults_per_room integer not null,
  children_per_room integer not null,
  constraint house_permalink_is_unique unique (permalink),
  constraint house_price_is_positive check (price_paisa > 0 and (room_price_paisa is null or room_price_paisa > 0)),
  constraint house_has_room_for_someone check (adults_per_room > 0 and children_per_room >= 0)
);

-- A search walks the houses in the order in which they are shown, and stops when it has found enough.
create index house_in_order on house (rank, id);

create table house_facility (
  house_id integer not null references house (id) on delete cascade,
  rank integer not null,
  name text not null,
  primary key (house_id, rank)
);

create table house_image (
  house_id integer not null references house (id) on delete cascade,
  rank integer not null,
  path text not null,
  purpose text not null,
  uploaded_at timestamptz not null,
  primary key (house_id, rank),
  constraint house_image_has_a_known_purpose check (purpose in ('ROOM_COVER', 'HOUSE_COVER', 'HOUSE_SLIDER'))
);

-- The smallest thing that can be sold: one physical room. Its id sorts as claims on nights are ordered; its name is what people call it.
create table unit (
  id text primary key,
  house_id integer not null references house (id),
  name text not null default ''
);

create index unit_of_house on unit (house_id);

-- Counts what the product itself changes of the catalogue. A process that has stored an answer sees by it at once that it is old.
create table catalogue_change (
  id integer primary key,
  changes bigint not null,
  constraint catalogue_change_is_one check (id = 1)
);
