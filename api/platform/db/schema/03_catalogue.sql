-- What can be booked: houses and their rooms.

create table house (
  id integer primary key,
  permalink text not null,
  -- What it is called where the content has no name for it.
  own_name text not null,
  -- As the content has them: api/catalogue/content/ writes them.
  name text not null,
  description text not null default '',
  room_description text not null default '',
  rank integer not null,
  adults_per_room integer not null,
  children_per_room integer not null,
  constraint house_permalink_is_unique unique (permalink),
  constraint house_has_room_for_someone check (adults_per_room > 0 and children_per_room >= 0)
);

-- A search walks the houses in the order in which they are shown, and stops when it has found enough.
create index house_in_order on house (rank, id);

create table house_facility (
  house_id integer not null references house (id) on delete cascade,
  rank integer not null,
  name text not null,
  -- Its sign: one of contract/values/facility-icons.ts.
  icon text not null,
  primary key (house_id, rank)
);

create table house_image (
  house_id integer not null references house (id) on delete cascade,
  rank integer not null,
  path text not null,
  purpose text not null,
  uploaded_at timestamptz not null,
  alt text not null,
  -- Pixels, as the editor cropped it.
  width integer not null,
  height integer not null,
  -- What stays in sight where a box cuts it, as parts of its width and height: {"x": 0.5, "y": 0.3}. Null: its middle.
  focus jsonb,
  -- False: guests read that it is an artist's impression.
  is_photograph boolean not null default false,
  primary key (house_id, rank),
  constraint house_image_has_a_known_purpose check (purpose in ('ROOM_COVER', 'HOUSE_COVER', 'HOUSE_SLIDER'))
);

-- Where the content has a picture of the catalogue: what was shown once stays, for letters and stored pages that still name it.
create table lake_picture (
  path text primary key,
  source text not null
);

-- What was last taken over from the content, as a hash.
create table catalogue_content (
  id integer primary key,
  hash text not null,
  constraint catalogue_content_is_one check (id = 1)
);

-- The smallest thing that can be sold: one physical room. Its id sorts as claims on nights are ordered; its name is what people call it.
create table every_unit (
  id text primary key,
  house_id integer not null references house (id),
  name text not null,
  -- It was taken out of its house for good: the stays, blocks and log of before still name it.
  removed_at timestamptz
);

create index unit_of_house on every_unit (house_id);

create unique index unit_has_a_name_of_its_own on every_unit (house_id, lower(name)) where removed_at is null;

-- The rooms that houses have now, for all that counts or offers rooms: only what tells of the past reads every_unit.
create view unit as select id, house_id, name from every_unit where removed_at is null;

-- What a house is sold for by night: as a whole, or one of its rooms. A house without a row for ROOM is never sold by the room.
create table base_rate (
  house_id integer not null references house (id) on delete cascade,
  place_type text not null,
  -- The price of a night by its weekday, Sunday first: so each night has one.
  week_paisa bigint[] not null,
  -- Only the owner sets a lower price.
  floor_paisa bigint,
  primary key (house_id, place_type),
  constraint base_rate_place_type_is_known check (place_type in ('HOUSE', 'ROOM')),
  constraint base_rate_is_of_seven_weekdays check (cardinality(week_paisa) = 7 and array_position(week_paisa, null) is null),
  constraint base_rate_is_positive check (0 < all (week_paisa) and (floor_paisa is null or floor_paisa > 0))
);

-- What comes on top of all prices, in percent: a service charge of them, and VAT of both. No row: VAT of 15 %, and no service charge.
create table levies (
  id integer primary key,
  service_percent double precision not null,
  tax_percent double precision not null,
  constraint levies_are_one check (id = 1),
  -- Also halves: they are exact.
  constraint levies_are_shares check (
    service_percent between 0 and 50 and tax_percent between 0 and 50
    and mod(cast(service_percent * 2 as numeric), 1) = 0 and mod(cast(tax_percent * 2 as numeric), 1) = 0
  )
);

-- Nights that cost something else than their weekday, or that ask something of the stays that touch them. A night has one row or none.
create table night_rate (
  house_id integer not null,
  place_type text not null,
  night date not null,
  -- Null: what its weekday costs.
  price_paisa bigint,
  min_nights integer,
  -- On its date.
  no_arrival boolean not null default false,
  no_departure boolean not null default false,
  closed boolean not null default false,
  primary key (house_id, place_type, night),
  constraint night_rate_is_of_a_place foreign key (house_id, place_type) references base_rate (house_id, place_type) on delete cascade,
  constraint night_rate_is_positive check (price_paisa > 0),
  constraint night_rate_minimum_is_a_stay check (min_nights between 2 and 60),
  constraint night_rate_says_something
    check (price_paisa is not null or min_nights is not null or no_arrival or no_departure or closed)
);

-- What staff changed of prices and rules, as one person saved it. Rows are only added.
create table rate_change (
  id bigint generated by default as identity primary key,
  made_at timestamptz not null,
  -- Null: the command line.
  made_by bigint references staff (id),
  name text not null,
  undoes bigint references rate_change (id),
  -- What catalogue_change counted with it: a process that has stored rates reads what came after.
  catalogue_changes bigint not null,
  constraint rate_change_is_undone_once unique (undoes)
);

-- The nights of such a change, as night_rate had and has them; null where it has none.
create table rate_change_night (
  change_id bigint not null references rate_change (id) on delete cascade,
  house_id integer not null,
  place_type text not null,
  night date not null,
  before jsonb,
  after jsonb,
  primary key (change_id, house_id, place_type, night)
);

create index rate_change_of_night on rate_change_night (night, change_id);

-- The week of base prices of such a change, as base_rate had and has it.
create table rate_change_base (
  change_id bigint not null references rate_change (id) on delete cascade,
  house_id integer not null,
  place_type text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (change_id, house_id, place_type)
);

-- Holidays, seasons: names of nights. They change no price: staff fill nights by them.
create table named_days (
  id bigint generated by default as identity primary key,
  name text not null,
  -- The first night, and the day after the last.
  starts date not null,
  ends date not null,
  -- Its dates may still move, as those of Eid with the moon.
  is_provisional boolean not null,
  percent integer,
  min_nights integer,
  constraint named_days_end_after_they_start check (ends > starts)
);

-- Counts what the product itself changes of the catalogue. A process that has stored an answer sees by it at once that it is old.
create table catalogue_change (
  id integer primary key,
  changes bigint not null,
  constraint catalogue_change_is_one check (id = 1)
);
