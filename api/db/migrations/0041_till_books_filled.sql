update till_shift set cash_paisa = expected_paisa - float_paisa where closed_at is not null;

-- An open till that is below zero has no sum before it is closed.
update till_shift set cash_paisa = moved.cash
from (
  select s.id,
    (select coalesce(sum(p.amount_paisa), 0) from payment p join payment_attempt a on a.id = p.attempt_id
     where p.shift_id = s.id and p.method = 'cash' and a.state = 'paid')::bigint
    + (select coalesce(sum(e.amount_paisa), 0) from till_entry e where e.shift_id = s.id)::bigint as cash
  from till_shift s where s.closed_at is null
) as moved
where moved.id = till_shift.id and till_shift.float_paisa + moved.cash >= 0;
