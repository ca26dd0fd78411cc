-- The row that whoever sends a code takes first: two who ask at the same instant take turns, and one live code is left.
create table code_turn (
  phone text not null,
  purpose text not null,
  taken_at timestamptz not null,
  primary key (phone, purpose)
);

-- A code is spent by being used, or by being replaced: this tells which.
alter table one_time_code add column verified_at timestamptz;

create index one_time_code_by_age on one_time_code (created_at);

-- Who ever signed in; sessions are forgotten. Until now nobody signed up without proving their phone.
create table guest_sign_in (
  guest_id bigint primary key references guest (id) on delete cascade,
  first_at timestamptz not null
);

insert into guest_sign_in (guest_id, first_at) select id, created_at from guest;

-- Until when phones that never signed in get no codes.
create table code_pause (
  name text primary key,
  ends_at timestamptz not null
);
