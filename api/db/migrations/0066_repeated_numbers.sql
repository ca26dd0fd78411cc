-- The receipt of an earlier payment at the desk with the same transaction number, which a person saw and took the payment all the same.
alter table payment add column repeats text;
