import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'

/** Agents after a number, in their order. */
export async function agentIdsAfter(database: Database, id: number, limit: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>('select id from agent where id > $1 order by id limit $2', [
    id,
    limit,
  ])
  return rows.map((row) => row.id)
}

/** Which of some agents may be found, with their names: those who left may not. */
export const namesOfFound = (database: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  database.query<{ id: number; name: string }>(
    'select id, name from agent where id = any ($1::int[]) and left_on is null order by id',
    [ids],
  )

/** Replaces what finds some agents; `found` are those of them that have an office. */
export async function replaceSearchRows(
  database: Database,
  ids: readonly number[],
  found: readonly { id: number; nameKey: string; familyKey: string }[],
): Promise<void> {
  await database.query('delete from agent_search where agent_id = any ($1::int[]) and agent_id <> all ($2::int[])', [
    ids,
    found.map(({ id }) => id),
  ])
  await database.query(REPLACE_SEARCH, [
    found.map(({ id }) => id),
    found.map(({ nameKey }) => nameKey),
    found.map(({ familyKey }) => familyKey),
  ])
}

const REPLACE_SEARCH = `
  insert into agent_search (
    agent_id, office_id, name_key, family_key, sold_count, leased_count, is_seller, is_manager, rating_hundredths,
    review_count, has_videos
  )
  select agent.id, ${currentOffice('agent.office_id')}, row.name_key, row.family_key,
    coalesce(done.sold_count, 0), coalesce(done.leased_count, 0),
    coalesce(place.is_seller, done.leased_count is null or done.leased_count = 0), coalesce(place.is_manager, false),
    case when rating.review_count > 0 then round(
      100.0 * (rating.one_star_count + 2 * rating.two_star_count + 3 * rating.three_star_count
        + 4 * rating.four_star_count + 5 * rating.five_star_count) / rating.review_count
    ) end,
    coalesce(rating.review_count, 0), jsonb_array_length(agent.videos) > 0
  from unnest($1::int[], $2::text[], $3::text[]) as row (id, name_key, family_key)
  join agent on agent.id = row.id
  left join agent_performance done on done.agent_id = agent.id
  left join agent_rating rating on rating.agent_id = agent.id
  left join lateral (
    select bool_or(sells) as is_seller, bool_or(manages) as is_manager from agent_place where agent_id = agent.id
  ) as place on true
  on conflict (agent_id) do update set
    office_id = excluded.office_id, name_key = excluded.name_key, family_key = excluded.family_key,
    sold_count = excluded.sold_count, leased_count = excluded.leased_count, is_seller = excluded.is_seller,
    is_manager = excluded.is_manager, rating_hundredths = excluded.rating_hundredths,
    review_count = excluded.review_count, has_videos = excluded.has_videos
  where agent_search.* is distinct from excluded.*`

/** Every office, those that were merged as well. */
export async function allOfficeIds(database: Database): Promise<number[]> {
  const rows = await database.query<{ id: number }>('select id from office order by id')
  return rows.map(({ id }) => id)
}

/** Those of some offices that may be found: they were neither merged into another nor closed. */
export const officeNames = (database: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  database.query<{ id: number; name: string }>(
    'select id, name from office where merged_into_id is null and closed_at is null and id = any ($1::int[]) order by id',
    [ids],
  )

/** Replaces what finds some offices. */
export async function replaceOfficeRows(
  database: Database,
  ids: readonly number[],
  found: readonly { id: number; nameKey: string }[],
  days: { after: string; until: string },
): Promise<void> {
  const foundIds = found.map(({ id }) => id)
  await database.query('delete from office_search where office_id = any ($1::int[]) and office_id <> all ($2::int[])', [
    ids,
    foundIds,
  ])
  await database.query(REPLACE_OFFICES, [foundIds, found.map(({ nameKey }) => nameKey), days.after, days.until])
}

const REPLACE_OFFICES = `
  insert into office_search (
    office_id, name_key, state_code, suburb_id, agent_count, sold_count, latitude_micro, longitude_micro
  )
  select office.id, row.name_key, suburb.state_code, suburb.id, coalesce(team.count, 0), coalesce(sale.count, 0),
    office.latitude_micro, office.longitude_micro
  from unnest($1::int[], $2::text[]) as row (id, name_key)
  join office on office.id = row.id
  join location suburb on suburb.id = office.location_id
  left join (
    select office_id, count(*) from agent_search where office_id = any ($1::int[]) group by office_id
  ) as team on team.office_id = office.id
  left join (
    select office_id, count(*) from listing_search
    where office_id = any ($1::int[]) and mode = 3 and completed_on > $3::date and completed_on <= $4::date
    group by office_id
  ) as sale on sale.office_id = office.id
  on conflict (office_id) do update set
    name_key = excluded.name_key, state_code = excluded.state_code, suburb_id = excluded.suburb_id,
    agent_count = excluded.agent_count, sold_count = excluded.sold_count,
    latitude_micro = excluded.latitude_micro, longitude_micro = excluded.longitude_micro
  where office_search.* is distinct from excluded.*`

/** The agents and the offices of some listings. */
export const peopleOfListings = (
  database: Database,
  listingIds: readonly number[],
): Promise<{ agentIds: number[]; officeIds: number[] }[]> =>
  database.query<{ agentIds: number[]; officeIds: number[] }>(
    `select
       array(select distinct agent_id from listing_agent where listing_id = any ($1::int[]) order by agent_id) as "agentIds",
       array(select distinct office_id from listing where id = any ($1::int[]) order by office_id) as "officeIds"`,
    [listingIds],
  )
