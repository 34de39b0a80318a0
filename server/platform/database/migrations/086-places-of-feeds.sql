-- What feeds name and the portal did not know: suburbs, which wait for staff to confirm them, and homes of which the street or the suburb
-- alone is known.
alter table listing
  add column is_position_approximate boolean not null default false;
comment on column listing.is_position_approximate is 'Whether the coordinates are those of the street or the suburb';

create table suburb_from_feed (
  location_id integer primary key references location (id) on delete cascade,
  agency_id text not null,
  added_at timestamptz not null
);
comment on table suburb_from_feed is 'Suburbs that a feed named first and nobody has confirmed; agency_id is its agentID';

create index location_suburb_by_name on location (state_code, lower(name)) where type = 'suburb';
