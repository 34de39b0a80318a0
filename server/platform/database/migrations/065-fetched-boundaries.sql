-- Outlines that the server fetched by itself give way to those that somebody imported.

alter table location_boundary add column is_fetched boolean not null default false;
comment on column location_boundary.is_fetched is 'Fetched by the server from the Bureau of Statistics; an import by hand replaces it, never the other way round';
