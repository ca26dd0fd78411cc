-- The number of a receipt for money that came by a gateway, of the same series as receipts of the desk, whose number is their transaction. Null for
-- what a gateway brought before: its papers have the gateway's own number.
alter table payment add column receipt text;

create unique index payment_receipt_is_given_once on payment (receipt);
