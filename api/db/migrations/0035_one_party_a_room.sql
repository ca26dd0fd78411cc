create unique index stay_has_one_party_a_room on stay (unit_id) where state = 'inHouse';
