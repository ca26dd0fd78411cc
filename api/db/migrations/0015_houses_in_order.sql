-- A search walks the houses in the order in which they are shown, and stops when it has found enough.
create index house_in_order on house (rank, id);
