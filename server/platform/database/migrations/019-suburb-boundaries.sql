-- The boundaries of suburbs as an import states them (docs/decisions/036-boundaries-and-streets.md), in one form for outlines and
-- points and two simpler ones for the tiles of the map. location.boundary_text, which nothing ever wrote, is read by the release
-- before this one; the next one drops it.

create table location_boundary (
  location_id integer primary key references location (id) on delete cascade,
  stated_name text not null,
  south_micro integer not null,
  west_micro integer not null,
  north_micro integer not null,
  east_micro integer not null,
  outline_text text not null,
  near_text text not null,
  far_text text not null,
  neighbour_ids integer[] not null default '{}',
  check (south_micro <= north_micro and west_micro <= east_micro)
);
comment on column location_boundary.stated_name is 'The name in the file that was imported';
comment on column location_boundary.outline_text is 'Well-known text in degrees, true to about 3 m';
comment on column location_boundary.near_text is 'The same, true to about 12 m: tiles of zoom 11 and closer';
comment on column location_boundary.far_text is 'The same, true to about 300 m: tiles of zoom 8 to 10';
comment on column location_boundary.neighbour_ids is 'Suburbs with which it shares a piece of its boundary';

create index location_boundary_by_box on location_boundary
  using gist (box(point(west_micro, south_micro), point(east_micro, north_micro)));
