-- New apartments are sold in projects: buildings that have a name.

alter table listing add column project_name text;
comment on column listing.project_name is 'The name of the building that its developer sells this home in; null for every other home';

create index listing_of_project on listing (suburb_id, project_name) where project_name is not null;
