-- Until when a password signs in that was made up for an account; null for one of their own.
alter table staff add column password_until timestamptz;

update staff set password_until = now() + interval '7 days' where has_given_password;
