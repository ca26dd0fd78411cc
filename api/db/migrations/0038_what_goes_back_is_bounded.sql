alter table payment add constraint payment_gives_back_at_most_itself check (refunded_paisa >= 0 and refunded_paisa <= amount_paisa);

alter table payment add constraint payment_that_was_reversed_gives_nothing_back check (reversed_at is null or refunded_paisa = 0);

alter table payment_attempt add constraint payment_attempt_has_one_state unique (id, state);

alter table refund add constraint refund_is_of_a_paid_attempt check (attempt_state = 'paid');

-- A payment with a refund stays paid, and one that was reversed gets no refund.
alter table refund add constraint refund_of_a_reversed_attempt foreign key (attempt_id, attempt_state) references payment_attempt (id, state);
