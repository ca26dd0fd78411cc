-- Reads bookings, money and the log, and changes nothing.
alter table staff drop constraint staff_has_a_role;
alter table staff add constraint staff_role_is_one_of_the_desk
  check (role in ('studio', 'accountant', 'housekeeping', 'desk', 'manager', 'owner'));
