-- An e-mail may also be a page, and bring a file for calendars.
alter table outbox add column html text;
alter table outbox add column calendar text;
