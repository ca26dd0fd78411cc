-- Written once a second where hints are read from a replica: one that shows an old heartbeat lags.
create table replica_heartbeat (
  id integer primary key,
  at timestamptz not null,
  constraint replica_heartbeat_is_one check (id = 1)
);
