-- The company that pays what is due of an order, as its guest has agreed. An order has one at most.
create table company_bill (
  order_code text primary key references orders (code) on delete cascade,
  company text not null,
  address text not null,
  -- Empty where none was given.
  bin text not null,
  reference text not null,
  -- Who said so.
  agreed_by text not null,
  -- What of it was counted on what members of staff may bill.
  counted_paisa bigint not null,
  billed_at timestamptz not null,
  billed_by bigint not null references staff (id),
  constraint company_bill_names_the_company check (company <> '' and address <> ''),
  constraint company_bill_is_agreed_to check (agreed_by <> ''),
  constraint company_bill_bin_has_13_digits check (bin ~ '^([0-9]{13})?$')
);

-- The order's own code, while it is billed to a company.
alter table orders add column billed_to text references company_bill (order_code) on delete set null;

create unique index orders_billed_to on orders (billed_to) where billed_to is not null;

-- What guests left without paying, as staff allowed. Nothing before an order is over.
alter table orders add column waived_paisa bigint not null default 0;
