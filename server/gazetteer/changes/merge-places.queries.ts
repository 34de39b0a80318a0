import type { Database } from '#server/platform/database/database.ts'

/** A place and the one of the same type that takes it over. */
export type MergedPair = { fromId: number; intoId: number }

const PAIRS = 'unnest($1::int[], $2::int[]) as pair (from_id, into_id)'
const valuesOf = (pairs: readonly MergedPair[]) => [
  pairs.map(({ fromId }) => fromId),
  pairs.map(({ intoId }) => intoId),
]

/** What refers to a place and moves as it is. */
export const movedColumns = [
  ['activity', 'reviewed_location_id'],
  ['agent_performance', 'main_suburb_id'],
  ['agent_review', 'suburb_id'],
  ['agent_transaction', 'suburb_id'],
  ['enquiry', 'suburb_id'],
  ['former_location', 'location_id'],
  ['listing', 'street_id'],
  ['listing', 'suburb_id'],
  ['office', 'location_id'],
  ['post', 'location_id'],
  ['school', 'suburb_id'],
] as const

/** Of who reviewed both places one review stays: a published one before others, then the later. The other is withdrawn; what was said to it moves, and of its photos as many as there is room for, if everybody saw them. */
export async function mergeReviews(database: Database, pairs: readonly MergedPair[]): Promise<void> {
  const merged = await database.query<{ id: number; remainingId: number }>(MERGE_REVIEWS, valuesOf(pairs))
  await database.query(
    `update post set parent_id = merged.kept_id from unnest($1::int[], $2::int[]) as merged (id, kept_id)
     where post.parent_id = merged.id`,
    [merged.map(({ id }) => id), merged.map(({ remainingId }) => remainingId)],
  )
}

const MERGE_REVIEWS = `
  with ranked as (
    select post.id, post.status, first_value(post.id) over (
      partition by pair.into_id, post.author_id order by post.status = 'published' desc, post.written_at desc, post.id desc
    ) as kept_id
    from post join ${PAIRS} on post.location_id in (pair.from_id, pair.into_id)
    where post.kind = 'locationReview' and post.status <> 'withdrawn' and post.author_id is not null
  ), photo as (
    select review_photo.id, ranked.kept_id, row_number() over (partition by ranked.kept_id order by review_photo.post_id, place)
      + (select count(*) from review_photo own where own.post_id = ranked.kept_id) as place
    from review_photo join ranked on ranked.id = review_photo.post_id
    where ranked.id <> ranked.kept_id and ranked.status = 'published'
  ), moved as (
    update review_photo set post_id = photo.kept_id, place = photo.place
    from photo where review_photo.id = photo.id and photo.place <= 6
  )
  update post set status = 'withdrawn', merged_into_id = ranked.kept_id from ranked
  where post.id = ranked.id and ranked.id <> ranked.kept_id
  returning post.id, post.merged_into_id as "remainingId"`

/** Moves what belongs to places to those that take them over; nobody follows or serves a place twice. */
export async function moveRows(database: Database, pairs: readonly MergedPair[]): Promise<void> {
  const values = valuesOf(pairs)
  for (const [table, column] of movedColumns) {
    await database.query(
      `update ${table} set ${column} = pair.into_id from ${PAIRS} where ${column} = pair.from_id`,
      values,
    )
  }
  await database.query(
    `insert into location_follower (location_id, member_id, followed_at, is_by_email)
     select pair.into_id, member_id, followed_at, is_by_email from location_follower join ${PAIRS} on location_id = pair.from_id
     on conflict do nothing`,
    values,
  )
  await database.query(
    `insert into agent_serviced_location (agent_id, location_id, position)
     select agent_id, pair.into_id, position from agent_serviced_location join ${PAIRS} on location_id = pair.from_id
     on conflict do nothing`,
    values,
  )
  for (const table of ['agent_review', 'review_request']) {
    await database.query(MOVE_SALE_KEYS(table), values)
  }
}

/** The key of a sale that is no listing begins with its suburb. One that is taken there stays as it is. */
const MOVE_SALE_KEYS = (table: string) => `
  update ${table} as sale set sale_key = regexp_replace(sale_key, '^\\d+', pair.into_id::text) from ${PAIRS}
  where sale_key like pair.from_id || ':%' and not exists (
    select from ${table} other where other.agent_id = sale.agent_id
      and other.sale_key = regexp_replace(sale.sale_key, '^\\d+', pair.into_id::text)
  )`

/** Alerts of places look where those are that take them over. */
export async function moveAlerts(database: Database, pairs: readonly MergedPair[]): Promise<void> {
  const values = valuesOf(pairs)
  await database.query(MOVE_AREAS, values)
  await database.query(
    `update alert_place set place_id = pair.into_id from ${PAIRS}
     where kind in (1, 2, 4) and place_id = pair.from_id and not exists (
       select from alert_place other where other.alert_id = alert_place.alert_id and other.kind = alert_place.kind
         and other.place_id = pair.into_id
     )`,
    values,
  )
  const text = 'delete from alert_place where kind in (1, 2, 4) and place_id = any ($1::int[])'
  await database.query(text, [pairs.map(({ fromId }) => fromId)])
}

const movedIds = (key: 'streetIds' | 'suburbIds') => `(
  select coalesce(jsonb_agg(id order by at), '[]')
  from (
    select coalesce(pair.into_id, named.id::int) as id, min(named.at) as at
    from jsonb_array_elements_text(area -> '${key}') with ordinality as named (id, at)
    left join pair on pair.from_id = named.id::int
    group by 1
  ) as place
)`

const MOVE_AREAS = `
  with pair as (select * from ${PAIRS})
  update alert set area = area || jsonb_build_object('suburbIds', ${movedIds('suburbIds')}, 'streetIds', ${movedIds('streetIds')})
  where area ->> 'kind' = 'places' and exists (
    select from jsonb_array_elements_text((area -> 'suburbIds') || (area -> 'streetIds')) as named (id)
    join pair on pair.from_id = named.id::int
  )`

/** Moves streets to the suburb that took theirs over. */
export const moveStreets = (
  database: Database,
  streetIds: readonly number[],
  { id, postcode }: { id: number; postcode: string },
): Promise<unknown> =>
  database.query('update location set suburb_id = $2, postcode = $3 where id = any ($1::int[])', [
    streetIds,
    id,
    postcode,
  ])

/** The neighbours of a suburb that is merged are those of the one that takes it over, which has its people too. */
export async function joinSuburbs(database: Database, fromId: number, intoId: number): Promise<void> {
  await database.query(
    `update location set population = population + (select population from location where id = $1) where id = $2`,
    [fromId, intoId],
  )
  await database.query(
    `update location_boundary set neighbour_ids = array(
       select distinct case id when $1::int then $2::int else id end
       from unnest(neighbour_ids || case location_id when $2::int then
         coalesce((select neighbour_ids from location_boundary where location_id = $1::int), '{}') else '{}' end) as near (id)
       where case id when $1::int then $2::int else id end <> location_id
       order by 1
     )
     where location_id = $2::int or $1::int = any (neighbour_ids)`,
    [fromId, intoId],
  )
}

export type TouchedByMerge = { listingIds: number[]; agentIds: number[]; officeIds: number[] }

/** Whose figures are of a suburb, and its listings. */
export async function touchedBy(database: Database, suburbId: number): Promise<TouchedByMerge> {
  const [touched] = await database.query<TouchedByMerge>(
    `select array(select id from listing where suburb_id = $1 order by id) as "listingIds",
       array(select agent_id from agent_place where suburb_id = $1 order by 1) as "agentIds",
       array(select office_id from office_place where place_id = $1 order by 1) as "officeIds"`,
    [suburbId],
  )
  return touched ?? { listingIds: [], agentIds: [], officeIds: [] }
}

/** Takes places away that others took over, with what was computed of them; their uris lead there. */
export async function removePlaces(database: Database, pairs: readonly MergedPair[]): Promise<void> {
  const fromIds = pairs.map(({ fromId }) => fromId)
  const removed = await database.query<{ id: number; uri: string; name: string }>(
    'delete from location where id = any ($1::int[]) returning id, uri, name',
    [fromIds],
  )
  const intoIds = new Map(pairs.map(({ fromId, intoId }) => [fromId, intoId]))
  await database.query(
    `insert into former_location (uri, name, former_id, location_id)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::int[])`,
    [
      removed.map(({ uri }) => uri),
      removed.map(({ name }) => name),
      removed.map(({ id }) => id),
      removed.map(({ id }) => intoIds.get(id)),
    ],
  )
  await database.query('delete from question_count where location_id = any ($1::int[])', [fromIds])
}

/** Computes the scores of places anew. */
export const refreshScores = (database: Database, ids: readonly number[]): Promise<unknown> =>
  database.query('select refresh_location_scores($1::int[])', [ids])
