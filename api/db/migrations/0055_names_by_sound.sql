-- The words of a guest's name as they sound, with a space around each: Hossain and Hussein are ' hsn '. api/desk/find/sound.ts does the same with what is searched for.
alter table guest add column name_sound text generated always as (
  ' ' || regexp_replace(
    translate(
      regexp_replace(regexp_replace(lower(first_name || ' ' || last_name), '[^a-z ]', '', 'g'), '([bcdgjkpst])h', '\1', 'g'),
      'fqzvaeiouyw', 'pkjb'
    ),
    '(.)\1+', '\1', 'g'
  ) || ' '
) stored;
