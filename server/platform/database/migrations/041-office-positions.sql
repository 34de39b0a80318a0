-- Offices are found on a map. A position is whole and on the globe, or there is none.
update office set latitude_micro = null, longitude_micro = null
where (latitude_micro is null) <> (longitude_micro is null)
  or latitude_micro not between -90000000 and 90000000 or longitude_micro not between -180000000 and 180000000;
alter table office
  add check ((latitude_micro is null) = (longitude_micro is null)),
  add check (latitude_micro between -90000000 and 90000000),
  add check (longitude_micro between -180000000 and 180000000);

alter table office_search
  add column latitude_micro integer,
  add column longitude_micro integer;
comment on column office_search.latitude_micro is 'In whole micro-degrees, as longitude_micro; null where nobody stated where the office is';
update office_search found set latitude_micro = office.latitude_micro, longitude_micro = office.longitude_micro
from office where office.id = found.office_id;
create index office_search_by_position on office_search (latitude_micro, longitude_micro) where latitude_micro is not null;
