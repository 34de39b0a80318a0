-- What agents and offices of a place are found by: a row for each suburb and each region, so that a page of a region adds nothing up and
-- sorts nothing. Derived by refreshAgents and refreshOffices (server/modules/agents), and by nothing else.
create table agent_place_search (
  agent_id integer not null references agent (id) on delete cascade,
  place_id integer not null,
  service smallint not null check (service in (1, 2)),
  rating_hundredths smallint,
  office_id integer not null,
  completed_count integer not null,
  completed_everywhere integer not null,
  review_count integer not null,
  has_videos boolean not null,
  name_key text collate "C" not null,
  family_key text collate "C" not null,
  primary key (agent_id, place_id, service)
);
comment on column agent_place_search.service is '1 selling, 2 managing';
comment on column agent_place_search.completed_count is 'Homes sold (leased, for managing) there in twelve months';

insert into agent_place_search
with place as (
  select agent_id, suburb_id as place_id, sells, manages, sold_count, leased_count from agent_place
  union all
  select work.agent_id, suburb.region_id, bool_or(work.sells), bool_or(work.manages), sum(work.sold_count)::int, sum(work.leased_count)::int
  from agent_place work join location suburb on suburb.id = work.suburb_id and suburb.region_id is not null
  group by work.agent_id, suburb.region_id
)
select place.agent_id, place.place_id, work.service, found.rating_hundredths, found.office_id, work.completed_count,
  work.completed_everywhere, found.review_count, found.has_videos, found.name_key, found.family_key
from place
join agent_search found using (agent_id)
cross join lateral (values
  (1, place.sells, place.sold_count, found.sold_count), (2, place.manages, place.leased_count, found.leased_count)
) as work (service, is_wanted, completed_count, completed_everywhere)
where work.is_wanted;

create index agent_place_search_by_completed on agent_place_search (place_id, service, completed_count desc, name_key, agent_id)
  include (office_id, family_key, completed_everywhere, rating_hundredths, review_count, has_videos);

-- Its other columns served the searches that read the table above now.
alter table agent_place drop constraint agent_place_pkey, add primary key (suburb_id, agent_id);

create table office_place (
  office_id integer not null references office (id) on delete cascade,
  place_id integer not null,
  sold_count integer not null,
  primary key (place_id, office_id) include (sold_count)
);
comment on table office_place is 'Where an office is, has homes on the market, or ever sold one; sold_count is of twelve months';
create index office_place_by_office on office_place (office_id);

insert into office_place (office_id, place_id, sold_count)
with work as (
  select office_id, suburb_id,
    case when mode = 3 and completed_on <= today.day and completed_on > today.day - interval '1 year' then 1 else 0 end as sold
  from listing_search, (select (now() at time zone 'Australia/Sydney')::date as day) as today
  where mode in (1, 2, 3)
  union all
  select office_id, suburb_id, 0 from office_search
)
select work.office_id, place.id, sum(work.sold)::int
from work
join office_search found on found.office_id = work.office_id
join location suburb on suburb.id = work.suburb_id
cross join lateral (values (suburb.id), (suburb.region_id)) as place (id)
where place.id is not null
group by work.office_id, place.id;
