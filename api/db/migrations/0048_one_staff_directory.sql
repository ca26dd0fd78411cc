-- One account for the desk and the Studio. Who has nothing to do at the desk has the role studio.
alter table staff drop constraint staff_role_is_known;
alter table staff add constraint staff_has_a_role check (role in ('studio', 'housekeeping', 'desk', 'manager', 'owner'));
alter table staff add column content text not null default 'none';
alter table staff add constraint staff_content_is_known check (content in ('none', 'view', 'edit'));
