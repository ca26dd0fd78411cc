-- Rooms have names that people use.
alter table unit add column name text not null default '';
