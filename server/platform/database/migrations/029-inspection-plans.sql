-- Days of inspections of members, and the secret calendars by which other programs read them.

create table inspection_plan (
  member_id integer not null references member (id) on delete cascade,
  -- In the zones of the homes.
  local_date date not null,
  version integer not null check (version > 0),
  modified_at timestamptz not null,
  primary key (member_id, local_date)
);

create table inspection_stop (
  member_id integer not null,
  local_date date not null,
  -- From 0, in the order of the visits.
  position smallint not null check (position between 0 and 29),
  listing_id integer not null references listing (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (member_id, local_date, position),
  foreign key (member_id, local_date) references inspection_plan (member_id, local_date) on delete cascade
);
create index inspection_stop_by_listing on inspection_stop (listing_id);

create table calendar_feed (
  member_id integer primary key references member (id) on delete cascade,
  -- The secret of the URL is derived from it; each new URL is one more.
  reset_count integer not null check (reset_count > 0)
);
