-- What happened, as data: words are made where it is shown. Null in rows of before, which have words in `detail`.
alter table order_event add column data jsonb;

alter table staff_event add column data jsonb;
