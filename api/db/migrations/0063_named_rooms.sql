-- The room that a line was booked with by name, or one of its rooms. A payment that arrives late takes it again while it is free.
alter table order_line add column unit_id text references unit (id);

alter table order_line add constraint order_line_of_a_house_names_no_room check (unit_id is null or place_type = 'ROOM') not valid;
