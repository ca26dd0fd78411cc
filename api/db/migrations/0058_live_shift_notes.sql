-- Other desks read the notes again when one of them changed. A process of an older release writes none of this: then it is the database's time.
alter table shift_note add column changed_at timestamptz not null default now();

create index shift_note_by_change on shift_note (changed_at);
