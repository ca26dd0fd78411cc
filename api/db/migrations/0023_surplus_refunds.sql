-- Money goes back for one of two causes: an order was given up, or more was paid than it costs. So a refund needs no cancellation, and
-- a payment may be refunded in parts. Each part begins where those before it end: two at once collide, and none exceeds the payment.
alter table refund drop constraint refund_order_code_fkey;

alter table refund add constraint refund_of_an_order foreign key (order_code) references orders (code);

alter table refund add column cause text not null default 'cancellation';

alter table refund add constraint refund_cause_is_known check (cause in ('cancellation', 'surplus'));

alter table refund add column refunded_before_paisa bigint not null default 0;

alter table refund drop constraint refund_of_a_payment_is_made_once;

alter table refund add constraint refund_begins_where_others_end unique (attempt_id, refunded_before_paisa);

alter table refund drop constraint refund_is_at_most_its_payment;

alter table refund add constraint refund_is_at_most_its_payment check (
  amount_paisa > 0 and refunded_before_paisa >= 0 and refunded_before_paisa + amount_paisa <= payment_paisa
);
