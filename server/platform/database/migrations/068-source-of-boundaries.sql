-- Whom a map credits for its outlines of suburbs (docs/decisions/063).

alter table location_boundary add column source text check (source in ('abs', 'geoscape'));
comment on column location_boundary.source is 'Who publishes it, by the properties of its feature: the Bureau of Statistics or Geoscape; null for others and for imports before this column';

update location_boundary set source = 'abs' where is_fetched;
