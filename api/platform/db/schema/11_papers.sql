-- Numbered papers that guests get.

-- The next number of each series, of receipts and of VAT documents: a row lock, so that there are neither gaps nor twins.
create table receipt_counter (
  series text primary key,
  next_number bigint not null
);

-- VAT invoices (Mushak 6.3) and the credit notes (6.7) that take them back. Rows are only added: `sheet` is what was handed out, as JSON.
create table tax_document (
  series text not null,
  number bigint not null,
  kind text not null,
  order_code text not null references orders (code),
  -- The order's first invoice is 1, and so is the credit note that takes it back.
  issue_no integer not null,
  -- What must be there first: of a credit note its invoice, of a later invoice the credit note of the one before.
  follows_kind text,
  follows_no integer,
  amount_paisa bigint not null,
  tax_paisa bigint not null,
  payable_paisa bigint not null,
  sheet text not null,
  issued_at timestamptz not null,
  issued_by bigint not null references staff (id),
  primary key (series, number),
  constraint tax_document_is_issued_once unique (order_code, kind, issue_no),
  constraint tax_document_follows_another foreign key (order_code, follows_kind, follows_no)
    references tax_document (order_code, kind, issue_no),
  constraint tax_document_kind_is_known check (kind in ('vatInvoice', 'creditNote')),
  constraint tax_document_comes_in_turn check (
    case
      when kind = 'creditNote' then coalesce(follows_kind, '') = 'vatInvoice' and coalesce(follows_no, 0) = issue_no
      when issue_no = 1 then follows_kind is null and follows_no is null
      else coalesce(follows_kind, '') = 'creditNote' and coalesce(follows_no, 0) = issue_no - 1
    end
  ),
  constraint tax_document_sums_add_up check (payable_paisa = amount_paisa + tax_paisa and payable_paisa > 0)
);
