-- Days of inspections that belong to a collection: everyone who takes part in it sees and changes the same ones.

create table collection_inspection_plan (
  collection_id integer not null references collection (id) on delete cascade,
  -- In the zones of the homes.
  local_date date not null,
  version integer not null check (version > 0),
  modified_at timestamptz not null,
  primary key (collection_id, local_date)
);

create table collection_inspection_stop (
  collection_id integer not null,
  local_date date not null,
  -- From 0, in the order of the visits.
  position smallint not null check (position between 0 and 29),
  listing_id integer not null references listing (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (collection_id, local_date, position),
  foreign key (collection_id, local_date) references collection_inspection_plan (collection_id, local_date) on delete cascade
);
create index collection_inspection_stop_by_listing on collection_inspection_stop (listing_id);
