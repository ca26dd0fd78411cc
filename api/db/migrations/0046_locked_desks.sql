-- When someone last used the desk in this session's browser. A desk that was left alone is locked.
alter table staff_session add column active_at timestamptz;
