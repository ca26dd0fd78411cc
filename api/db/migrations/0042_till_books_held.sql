-- While it is open: one that went below zero before can still be closed.
alter table till_shift add constraint till_shift_is_not_below_zero check (
  closed_at is not null or cash_paisa is null or float_paisa + cash_paisa >= 0
);

-- Cash that moved after it was closed would change one side and not the other.
alter table till_shift add constraint till_shift_does_not_change_once_closed check (
  closed_at is null or cash_paisa is null or expected_paisa = float_paisa + cash_paisa
);

alter table till_shift add constraint till_shift_sums_can_be_shown check (
  float_paisa <= 1000000000 and coalesce(counted_paisa, 0) between 0 and 1000000000
) not valid;

alter table till_entry add constraint till_entry_can_be_shown check (amount_paisa between -1000000000 and 1000000000) not valid;

create unique index till_entry_is_reversed_once on till_entry (reverses) where reverses is not null;
