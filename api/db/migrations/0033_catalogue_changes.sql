-- Counts what the product itself changes of the catalogue. A process that has stored an answer sees by it at once that it is old.
create table catalogue_change (
  id integer primary key,
  changes bigint not null,
  constraint catalogue_change_is_one check (id = 1)
);
