-- How often a banner, tile or offer was seen and followed on a day in Dhaka, by the place where it was shown: no person, no device.
create table content_count (
  day date not null,
  document text not null,
  place text not null,
  views integer not null,
  clicks integer not null,
  primary key (document, day, place)
);
