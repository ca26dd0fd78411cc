-- The same callback that comes again is one row. Unsigned ones are forgotten sooner.
alter table payment_notice add column content_hash text;

alter table payment_notice add column is_signed boolean not null default true;

alter table payment_notice add column repeats integer not null default 0;

create unique index payment_notice_is_stored_once on payment_notice (content_hash);

create index payment_notice_by_time on payment_notice (received_at);
