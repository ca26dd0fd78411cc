-- A phone that reception would like a guest to have, until a manager confirms or declines it: a phone is what a guest signs in with.
create table phone_proposal (
  guest_id bigint primary key references guest (id) on delete cascade,
  phone text not null,
  reason text not null,
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null
);

-- Since the phone was corrected, the site shows the end of the identity number alone, until its guest types it again.
alter table guest add column is_identity_hidden boolean not null default false;
