-- A lock alone held this. Two open shifts of a member stop the upgrade, which changes nothing then: what each should hold has to be counted, so the
-- member closes both with the release before, the older one first.
create unique index till_shift_is_open_once_a_member on till_shift (staff_id) where closed_at is null;
