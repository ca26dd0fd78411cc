-- That a guest gave an order up, and the terms that they agreed to. Money that comes later no longer places it.
create table cancellation (
  order_code text not null references orders (code),
  percent integer not null,
  paid_paisa bigint not null,
  refund_paisa bigint not null,
  cancelled_at timestamptz not null,
  constraint cancellation_happens_once primary key (order_code),
  constraint cancellation_percent_is_known check (percent in (0, 50, 100)),
  constraint cancellation_refunds_at_most_what_was_paid check (refund_paisa >= 0 and refund_paisa <= paid_paisa)
);

alter table payment add constraint payment_has_one_amount unique (attempt_id, amount_paisa);

-- Money that goes back. Its id is the refund id that the gateway knows, stored before anybody asks. A payment is refunded once and
-- never above its amount: so no order gets back more than was paid for it.
create table refund (
  id text primary key,
  order_code text not null references cancellation (order_code),
  attempt_id text not null,
  payment_paisa bigint not null,
  amount_paisa bigint not null,
  reason text not null,
  state text not null,
  gateway_ref text,
  failure text,
  asks integer not null default 0,
  ask_after timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint refund_of_a_payment_is_made_once unique (attempt_id),
  constraint refund_belongs_to_a_payment foreign key (attempt_id, payment_paisa) references payment (attempt_id, amount_paisa),
  constraint refund_is_at_most_its_payment check (amount_paisa > 0 and amount_paisa <= payment_paisa),
  constraint refund_id_fits_the_gateway check (length(id) <= 30),
  constraint refund_state_is_known check (state in ('created', 'processing', 'refunded', 'failed'))
);

create index refund_of_order on refund (order_code);

create index refund_to_ask on refund (state, ask_after);
