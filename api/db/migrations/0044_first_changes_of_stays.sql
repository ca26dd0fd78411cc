-- When guests first checked in, first left or stayed away, and were first moved that day: from then on a change may be undone for a while, however
-- often it is undone and made again.
alter table stay add column checked_in_at timestamptz;

alter table stay add column ended_at timestamptz;

alter table stay add column moved_at timestamptz;

-- The room before, of guests who were given another one before their first night, and what was charged for it.
alter table stay add column moved_from text references unit (id);

alter table stay add column move_charge_no integer;
