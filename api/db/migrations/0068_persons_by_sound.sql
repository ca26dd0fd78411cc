-- Registered persons are found as guests are (0055).
alter table registered_person add column name_sound text generated always as (
  ' ' || regexp_replace(
    translate(
      regexp_replace(regexp_replace(lower(name), '[^a-z ]', '', 'g'), '([bcdgjkpst])h', '\1', 'g'),
      'fqzvaeiouyw', 'pkjb'
    ),
    '(.)\1+', '\1', 'g'
  ) || ' '
) stored;
