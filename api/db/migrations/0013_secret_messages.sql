-- The text holds a one-time code that is good until then: it is not sent later, and not kept once it was sent.
alter table outbox add column secret_until timestamptz;

create index outbox_by_age on outbox (created_at);
