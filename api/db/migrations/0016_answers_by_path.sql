-- An activity is stored under the path of its call, and its answer as the wire has it. Those of the last day are rewritten, so that a
-- repeat across the update still gets the first answer.
update activity set route = 'BookingArea/Booking/Book' where route = 'Booking/Book';
update activity set route = 'BookingArea/Payment/Pay' where route = 'Payment/Pay';
update activity set route = 'BookingArea/Booking/Cancel' where route = 'Booking/Cancel';

update activity set answer = replace(replace(answer, '"code":', '"Code":'), '"paymentUrl":', '"PaymentURL":')
  where route in ('BookingArea/Booking/Book', 'BookingArea/Booking/SwimmingPool') and answer is not null;
update activity set answer = '{"PaymentURL":' || answer || '}'
  where route = 'BookingArea/Payment/Pay' and answer is not null;
update activity set answer = '{"Code":' || answer || '}'
  where route in ('BookingArea/Booking/FullResort', 'BookingArea/Booking/convention') and answer is not null;
