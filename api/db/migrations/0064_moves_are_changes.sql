-- Guests who get another room, also in the house, are a change of their stay like one of its days.
alter table stay_change drop constraint stay_change_kind_is_known;

alter table stay_change add constraint stay_change_kind_is_known check (
  kind in ('dates', 'move', 'cancelRoom', 'addRoom', 'reinstateRoom', 'reinstateOrder')
);
