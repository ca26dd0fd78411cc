alter table stay add constraint stay_is_of_one_order unique (id, order_code);

-- Who stays in a room. A party is named by its first stay: a room move continues it in a stay that follows, and the persons go with it.
create table registration (
  stay_id bigint primary key,
  order_code text not null,
  -- Counts the changes, so that two desks do not overwrite each other.
  version integer not null,
  constraint registration_is_of_a_stay foreign key (stay_id, order_code) references stay (id, order_code) on delete cascade,
  constraint registration_is_of_one_order unique (stay_id, order_code)
);

create table registered_person (
  id text primary key,
  stay_id bigint not null,
  order_code text not null,
  -- The row in which it was typed.
  place integer not null,
  -- The guest of the order, who is in one of its rooms.
  is_lead boolean not null,
  name text not null,
  nationality text not null,
  document_type text not null,
  document_number_sealed text not null,
  document_expires date,
  visa_until date,
  born date,
  address text not null,
  constraint person_is_registered_with_a_room foreign key (stay_id, order_code)
    references registration (stay_id, order_code) on delete cascade,
  constraint registered_person_has_a_name check (name <> '')
);

create unique index lead_is_registered_once on registered_person (order_code) where is_lead;

create index registered_person_of_order on registered_person (order_code, stay_id);

-- How many come, and about when on the day of arrival.
create table party (
  order_code text primary key references orders (code) on delete cascade,
  version integer not null,
  adults integer,
  children integer,
  arrives_about text not null,
  constraint party_is_counted check (adults between 1 and 999 and children between 0 and 999),
  constraint party_is_counted_whole check ((adults is null) = (children is null)),
  constraint party_arrives_at_a_time check (arrives_about = '' or arrives_about ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
