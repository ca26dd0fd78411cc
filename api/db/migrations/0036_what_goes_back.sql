-- What of a payment went back, kept by the statement that stores a refund.
alter table payment add column refunded_paisa bigint not null default 0;

-- Who reversed a payment that was recorded wrongly, when and why.
alter table payment add column reversed_at timestamptz;

alter table payment add column reversed_by bigint references staff (id);

alter table payment add column reversed_reason text not null default '';

-- The state of the attempt while there is a refund of it. Null: a refund of before this column, of an attempt that was reversed.
alter table refund add column attempt_state text default 'paid';

alter table refund add column approved_by bigint references staff (id);
