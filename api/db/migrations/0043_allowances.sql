-- What a member of staff used of what they may do: on a day, yyyy-MM-dd, or for an order, by its code. `most` is null where there is no limit.
create table allowance (
  staff_id bigint not null references staff (id),
  kind text not null,
  scope text not null,
  used bigint not null,
  most bigint,
  spent_at timestamptz not null,
  primary key (staff_id, kind, scope),
  constraint allowance_is_not_exceeded check (used >= 0 and (most is null or used <= most))
);

create index allowance_by_time on allowance (spent_at);
