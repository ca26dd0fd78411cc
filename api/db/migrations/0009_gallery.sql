create table gallery_image (
  path text primary key,
  category text not null,
  rank integer not null,
  uploaded_at timestamptz not null,
  constraint gallery_image_has_a_known_category check (
    category in ('Rania House', 'Double Dom', 'Mud House', 'Ichamoti House')
  )
);

create index gallery_image_by_age on gallery_image (uploaded_at, rank);
