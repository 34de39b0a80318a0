import type { Database } from '#server/platform/database/database.ts'
import type { CountedDays } from './performance.queries.ts'

// Rows are written only where something changed: a search by index alone reads the table as well for those that were written since the last vacuum.

/** Brings where some agents sell and manage to their listings and what they state. Those that are no longer found are nowhere. */
export async function replacePlaces(database: Database, ids: readonly number[], days: CountedDays): Promise<void> {
  await database.query(REPLACE_PLACES, [ids, days.after, days.until])
}

// A place that an agent states is one of selling where they sell anything or nothing is known, one of managing where they lease anything.
const REPLACE_PLACES = `
  with work as (
    select taking_part.agent_id, found.suburb_id,
      count(*) filter (where found.mode in (1, 3)) as sales, count(*) filter (where found.mode in (2, 4)) as rentals,
      count(*) filter (where found.mode = 3) as sold_count, count(*) filter (where found.mode = 4) as leased_count
    from listing_agent taking_part
    join agent on agent.id = taking_part.agent_id and agent.left_on is null
    join listing_search found on found.listing_id = taking_part.listing_id
    where taking_part.agent_id = any ($1::int[])
      and (found.mode in (1, 2) or (found.completed_on > $2::date and found.completed_on <= $3::date))
    group by taking_part.agent_id, found.suburb_id
  ),
  trade as (
    select agent_id, sum(sales) > 0 as is_seller, sum(rentals) > 0 as is_manager from work group by agent_id
  ),
  stated as (
    select served.agent_id, suburb.id as suburb_id
    from agent_serviced_location served
    join agent on agent.id = served.agent_id and agent.left_on is null
    join location place on place.id = served.location_id
    join location suburb on suburb.type = 'suburb'
      and (suburb.id = place.id or (place.type = 'region' and suburb.region_id = place.id))
    where served.agent_id = any ($1::int[])
    group by served.agent_id, suburb.id
  ),
  wanted as (
    select suburb_id, agent_id,
      coalesce(work.sales > 0, false)
        or (stated.agent_id is not null and (coalesce(trade.is_seller, false) or not coalesce(trade.is_manager, false))) as sells,
      coalesce(work.rentals > 0, false) or (stated.agent_id is not null and coalesce(trade.is_manager, false)) as manages,
      coalesce(work.sold_count, 0) as sold_count, coalesce(work.leased_count, 0) as leased_count
    from work
    full join stated using (agent_id, suburb_id)
    left join trade using (agent_id)
  ),
  removed as (
    delete from agent_place known where agent_id = any ($1::int[])
      and not exists (select from wanted where wanted.agent_id = known.agent_id and wanted.suburb_id = known.suburb_id)
  )
  insert into agent_place (suburb_id, agent_id, sells, manages, sold_count, leased_count)
  select suburb_id, agent_id, sells, manages, sold_count, leased_count from wanted order by agent_id, suburb_id
  on conflict (suburb_id, agent_id) do update set
    sells = excluded.sells, manages = excluded.manages, sold_count = excluded.sold_count, leased_count = excluded.leased_count
  where agent_place.* is distinct from excluded.*`

/** Brings what finds some agents in suburbs and regions to where they work and to what finds them everywhere. */
export async function replacePlaceSearch(database: Database, ids: readonly number[]): Promise<void> {
  await database.query(REPLACE_PLACE_SEARCH, [ids])
}

const REPLACE_PLACE_SEARCH = `
  with place as (
    select agent_id, suburb_id as place_id, sells, manages, sold_count, leased_count
    from agent_place where agent_id = any ($1::int[])
    union all
    select work.agent_id, suburb.region_id, bool_or(work.sells), bool_or(work.manages), sum(work.sold_count)::int,
      sum(work.leased_count)::int
    from agent_place work
    join location suburb on suburb.id = work.suburb_id and suburb.region_id is not null
    where work.agent_id = any ($1::int[])
    group by work.agent_id, suburb.region_id
  ),
  wanted as (
    select place.agent_id, place.place_id, work.service::smallint as service, found.rating_hundredths, found.office_id,
      work.completed_count, work.completed_everywhere, found.review_count, found.has_videos, found.name_key, found.family_key
    from place
    join agent_search found using (agent_id)
    cross join lateral (values
      (1, place.sells, place.sold_count, found.sold_count), (2, place.manages, place.leased_count, found.leased_count)
    ) as work (service, is_wanted, completed_count, completed_everywhere)
    where work.is_wanted
  ),
  removed as (
    delete from agent_place_search known
    where agent_id = any ($1::int[]) and not exists (
      select from wanted
      where wanted.agent_id = known.agent_id and wanted.place_id = known.place_id and wanted.service = known.service
    )
  )
  insert into agent_place_search (
    agent_id, place_id, service, rating_hundredths, office_id, completed_count, completed_everywhere, review_count, has_videos,
    name_key, family_key
  )
  select * from wanted order by agent_id, place_id, service
  on conflict (agent_id, place_id, service) do update set
    rating_hundredths = excluded.rating_hundredths, office_id = excluded.office_id,
    completed_count = excluded.completed_count, completed_everywhere = excluded.completed_everywhere,
    review_count = excluded.review_count, has_videos = excluded.has_videos, name_key = excluded.name_key,
    family_key = excluded.family_key
  where agent_place_search.* is distinct from excluded.*`

/** Brings where some offices are, sell and sold to their listings; those that are not found are nowhere. */
export async function replaceOfficePlaces(
  database: Database,
  ids: readonly number[],
  days: CountedDays,
): Promise<void> {
  await database.query(REPLACE_OFFICE_PLACES, [ids, days.after, days.until])
}

const REPLACE_OFFICE_PLACES = `
  with work as (
    select office_id, suburb_id,
      count(*) filter (where mode = 3 and completed_on > $2::date and completed_on <= $3::date) as sold
    from listing_search
    where mode in (1, 2, 3) and office_id = any ($1::int[])
    group by office_id, suburb_id
    union all
    select office_id, suburb_id, 0 from office_search where office_id = any ($1::int[])
  ),
  wanted as (
    select work.office_id, place.id as place_id, sum(work.sold)::int as sold_count
    from work
    join office_search found on found.office_id = work.office_id
    join location suburb on suburb.id = work.suburb_id
    cross join lateral (values (suburb.id), (suburb.region_id)) as place (id)
    where place.id is not null
    group by work.office_id, place.id
  ),
  removed as (
    delete from office_place known
    where office_id = any ($1::int[]) and not exists (
      select from wanted where wanted.office_id = known.office_id and wanted.place_id = known.place_id
    )
  )
  insert into office_place (office_id, place_id, sold_count)
  select office_id, place_id, sold_count from wanted order by office_id, place_id
  on conflict (place_id, office_id) do update set sold_count = excluded.sold_count
  where office_place.sold_count <> excluded.sold_count`
