-- A bill comes to BDT 10,000,000 at most. More than that was typed by mistake: such a bill loses its extras, and its history says so.
insert into order_event (order_code, event_no, at, actor, event, detail)
select c.order_code,
  (select coalesce(max(e.event_no), 0) from order_event e where e.order_code = c.order_code)
    + row_number() over (partition by c.order_code order by c.charge_no),
  now(), 'system', 'extra removed', c.label || ', more than a bill may come to'
from order_charge c join orders o on o.code = c.order_code
where c.kind = 'extra' and c.removed_at is null and o.payable_paisa > 1000000000;

update order_charge set removed_by = added_by, removed_at = now()
from orders o
where o.code = order_charge.order_code and o.payable_paisa > 1000000000
  and order_charge.kind = 'extra' and order_charge.removed_at is null;

update orders set amount_paisa = whole.amount, tax_paisa = whole.tax, payable_paisa = whole.amount + whole.tax
from (
  select o.code, o.amount_paisa - sum(c.amount_paisa)::bigint as amount,
    case when o.type = 'Pool' then 0 else round((o.amount_paisa - sum(c.amount_paisa)) * 0.15)::bigint end as tax
  from orders o join order_charge c on c.order_code = o.code
  where o.payable_paisa > 1000000000 and c.kind = 'extra' and c.removed_at = now()
  group by o.code
) as whole
where whole.code = orders.code;

alter table orders add constraint order_sums_can_be_shown check (
  amount_paisa >= 0 and payable_paisa <= 1000000000 and paid_paisa <= 10000000000
) not valid;
