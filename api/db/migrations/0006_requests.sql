-- A POST by its ActivityId: a repeat is answered from here, a twin waits for the first.
create table activity (
  principal text not null,
  route text not null,
  activity_id uuid not null,
  request_hash text not null,
  -- What the first try made before it was cut off, so that a repeat goes on instead of beginning again.
  resource text,
  answer text,
  busy_until timestamptz not null,
  created_at timestamptz not null,
  constraint activity_happens_once primary key (principal, route, activity_id)
);

create index activity_by_age on activity (created_at);

-- How often a thing was done in a window of time, shared by all processes.
create table request_budget (
  key text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (key, window_start)
);

create index request_budget_by_age on request_budget (window_start);
