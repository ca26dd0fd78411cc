-- Who takes something off a bill says why. Erasing a guest's data leaves the kind as the label.
alter table order_charge add constraint order_charge_allowance_has_a_reason check (kind <> 'allowance' or label <> '');
