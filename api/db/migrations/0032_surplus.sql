-- Of what was paid, what went back because it was more than the order cost: it pays for nothing that is added to the bill later.
alter table orders add column surplus_paisa bigint not null default 0;

update orders set surplus_paisa = went_back.sum
from (select order_code, sum(amount_paisa)::bigint as sum from refund where cause = 'surplus' group by order_code) as went_back
where went_back.order_code = orders.code;

alter table orders add constraint order_surplus_was_paid check (surplus_paisa >= 0);
