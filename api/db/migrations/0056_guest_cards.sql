-- What staff know of a guest, in their words.
create table guest_card (
  guest_id bigint primary key references guest (id) on delete cascade,
  likes text not null default '',
  note text not null default '',
  version integer not null default 1,
  written_by bigint not null references staff (id),
  written_at timestamptz not null
);
