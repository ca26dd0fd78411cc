-- Apart from the column's own migration: some engines cannot write to a column in the transaction that adds it.
update payment_notice set is_signed = false where verdict like '%signature%';
