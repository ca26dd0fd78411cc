update payment set refunded_paisa = least(payment.amount_paisa, went_back.sum)
from (select attempt_id, sum(amount_paisa)::bigint as sum from refund group by attempt_id) as went_back
where went_back.attempt_id = payment.attempt_id;

update refund set attempt_state = null where attempt_id in (select id from payment_attempt where state <> 'paid');
