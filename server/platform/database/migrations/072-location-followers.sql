-- Who follows which suburb or street, and whether they are emailed what is new there.
create table location_follower (
  location_id integer not null references location (id) on delete cascade,
  member_id integer not null references member (id) on delete cascade,
  followed_at timestamptz not null,
  is_by_email boolean not null default true,
  primary key (location_id, member_id)
);
create index location_follower_by_member on location_follower (member_id, followed_at desc, location_id);
