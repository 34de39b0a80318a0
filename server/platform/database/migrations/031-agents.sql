-- What agents show of themselves, their ratings and results, and what finds them. An agent who left and an office that was merged keep
-- their rows: what they sold and what was said of them stays.
alter table agent
  add column website text,
  add column awards jsonb not null default '[]',
  add column social_links jsonb not null default '[]',
  add column videos jsonb not null default '[]',
  add column areas_of_expertise text[] not null default '{}',
  add column is_claimed boolean not null default false,
  add column left_on date;
comment on column agent.awards is '[{"title","awardedBy","year"}]';
comment on column agent.social_links is '[{"network","url"}]';
comment on column agent.videos is '[{"url","title"}]';
comment on column agent.is_claimed is 'Whether the agent manages the profile; else it is made of what the office and its listings say';
comment on column agent.left_on is 'The day from which the agent is with no office any more';

create table agent_serviced_location (
  agent_id integer not null references agent (id) on delete cascade,
  location_id integer not null references location (id) on delete cascade,
  position smallint not null,
  primary key (agent_id, location_id)
);
create index agent_serviced_location_by_location on agent_serviced_location (location_id);

alter table office
  add column merged_into_id integer references office (id),
  add check (merged_into_id <> id);
create index office_by_merged_into on office (merged_into_id) where merged_into_id is not null;

create table agent_rating (
  agent_id integer primary key references agent (id) on delete cascade,
  review_count integer not null check (review_count >= 0),
  verified_count integer not null check (verified_count between 0 and review_count),
  imported_count integer not null check (imported_count >= 0),
  one_star_count integer not null check (one_star_count >= 0),
  two_star_count integer not null check (two_star_count >= 0),
  three_star_count integer not null check (three_star_count >= 0),
  four_star_count integer not null check (four_star_count >= 0),
  five_star_count integer not null check (five_star_count >= 0),
  check (one_star_count + two_star_count + three_star_count + four_star_count + five_star_count = review_count)
);
comment on table agent_rating is 'Written by the agents module alone (setRating), from published reviews that were not imported';

-- Derived by refreshAgents (server/modules/agents) from listings and the tables above, and by nothing else.
create table agent_performance (
  agent_id integer primary key references agent (id) on delete cascade,
  until_on date not null,
  sold_count integer not null,
  leased_count integer not null,
  main_suburb_id integer references location (id) on delete set null,
  figures jsonb not null
);
comment on column agent_performance.figures is '{"medianPrice","daysOnMarket","suburbShare","reachedOfGuide"}, each {"value","cases"} or null';

-- One row for each agent with an office.
create table agent_search (
  agent_id integer primary key references agent (id) on delete cascade,
  office_id integer not null references office (id) on delete cascade,
  name_key text collate "C" not null,
  family_key text collate "C" not null,
  sold_count integer not null,
  leased_count integer not null,
  is_seller boolean not null,
  is_manager boolean not null,
  rating_hundredths smallint,
  review_count integer not null,
  has_videos boolean not null
);
comment on column agent_search.name_key is 'The name without accents and marks, in lower case; family_key the same with the last word first';
create index agent_search_by_name on agent_search (name_key, agent_id);
create index agent_search_by_family on agent_search (family_key, agent_id);
create index agent_search_by_office on agent_search (office_id);
create index agent_search_by_sold on agent_search (sold_count desc, name_key, agent_id) where is_seller;
create index agent_search_by_leased on agent_search (leased_count desc, name_key, agent_id) where is_manager;
create index agent_search_by_rating on agent_search (rating_hundredths desc nulls last, review_count desc, name_key, agent_id);

-- Where an agent sells or manages: by what was completed and is on the market there, and by what the agent states.
create table agent_place (
  suburb_id integer not null references location (id) on delete cascade,
  agent_id integer not null references agent (id) on delete cascade,
  sells boolean not null,
  manages boolean not null,
  sold_count integer not null,
  leased_count integer not null,
  primary key (suburb_id, agent_id) include (sells, manages, sold_count, leased_count)
);
create index agent_place_by_agent on agent_place (agent_id);

-- One row for each office that was not merged into another.
create table office_search (
  office_id integer primary key references office (id) on delete cascade,
  name_key text collate "C" not null,
  state_code text not null,
  suburb_id integer not null,
  agent_count integer not null,
  sold_count integer not null
);
create index office_search_by_name on office_search (name_key, office_id);
create index office_search_by_suburb on office_search (suburb_id);
