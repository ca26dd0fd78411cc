-- When guests who came after all were said not to come: undoing their check-in says so again.
alter table stay add column no_show_at timestamptz;
