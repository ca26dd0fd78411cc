-- What was cancelled can be reinstated, one room of an order or the whole order.
alter table stay_change drop constraint stay_change_kind_is_known;

alter table stay_change add constraint stay_change_kind_is_known check (
  kind in ('dates', 'cancelRoom', 'addRoom', 'reinstateRoom', 'reinstateOrder')
);

-- The order is confirmed again, and these terms count no more. Another cancellation takes their place.
alter table cancellation add column reinstated_at timestamptz;

alter table cancellation add constraint cancellation_is_before_its_reinstatement check (reinstated_at >= cancelled_at);

-- What went back for a cancellation that counts no more: it is part of the order's surplus, and so it is due again.
alter table refund add column is_due_again boolean not null default false;

alter table refund add constraint refund_due_again_was_for_a_cancellation check (not is_due_again or cause in ('cancellation', 'goodwill'));
