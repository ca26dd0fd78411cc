update orders set waived_paisa = payable_paisa - (paid_paisa - surplus_paisa)
where status = 'Completed' and payable_paisa > paid_paisa - surplus_paisa;

alter table orders add constraint order_is_billed_to_its_own_company check (billed_to = code);

alter table orders add constraint order_is_waived_when_it_is_over check (
  waived_paisa = 0 or (waived_paisa > 0 and status = 'Completed')
) not valid;

alter table orders add constraint order_that_is_over_is_settled check (
  status <> 'Completed' or billed_to is not null or payable_paisa - (paid_paisa - surplus_paisa) <= waived_paisa
) not valid;
