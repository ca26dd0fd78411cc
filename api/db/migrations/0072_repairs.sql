-- What is to be mended in a room, in the words of who found it; empty once it is mended.
alter table room_state add column repair text not null default '';

alter table room_state add column repair_by bigint references staff (id);

alter table room_state add column repair_at timestamptz;

alter table room_state add constraint room_repair_was_reported check (
  (repair = '') = (repair_by is null) and (repair = '') = (repair_at is null)
);
