-- Where two parties were recorded in one room, those who came first have left.
insert into order_event (order_code, event_no, at, actor, event, detail)
select crowded.order_code,
  (select coalesce(max(e.event_no), 0) from order_event e where e.order_code = crowded.order_code) + crowded.place,
  now(), 'system', 'checked out', crowded.name || ', where others have moved in'
from (
  select s.order_code, u.name, row_number() over (partition by s.order_code order by s.id) as place
  from stay s join unit u on u.id = s.unit_id
  where s.state = 'inHouse' and exists (
    select 1 from stay later where later.unit_id = s.unit_id and later.state = 'inHouse' and later.id <> s.id
      and (coalesce(later.changed_at, s.changed_at) > s.changed_at or (later.changed_at = s.changed_at and later.id > s.id)))
) as crowded;

update stay set state = 'departed', version = version + 1
where state = 'inHouse' and exists (
  select 1 from stay later where later.unit_id = stay.unit_id and later.state = 'inHouse' and later.id <> stay.id
    and (coalesce(later.changed_at, stay.changed_at) > stay.changed_at or (later.changed_at = stay.changed_at and later.id > stay.id)));
