-- What a guest gave a stay, 1 to 5. Only a review that was written by the link of its stay has one.
alter table review add column score smallint;
alter table review add constraint a_score_is_one_to_five check (score between 1 and 5);
alter table review add constraint only_a_stay_has_a_score check (score is null or stayed_from is not null);

create index score_of_house on review (house_id, score) where score is not null;
