-- The days whose list of arrivals and departures the resort has been sent.
create table morning_list (
  day date primary key,
  written_at timestamptz not null
);
