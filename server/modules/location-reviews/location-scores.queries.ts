import type { StateCode } from '#domain/lookups/states.ts'
import type { LocationScore } from '#domain/location-reviews/location-score.ts'
import type { RankedTopic } from '#domain/location-reviews/location-review-types.ts'
import type { Database } from '#server/platform/database/database.ts'

const prepared = { isPrepared: true }

type ScoreRow = LocationScore & { locationId: number }

const SCORE = `score.location_id as "locationId", score.review_count as "reviewCount", score.rating, score.score`
const BEST_FIRST = 'score.score desc, score.review_count desc, score.location_id'

export const scoresOfPlaces = (
  database: Database,
  locationIds: readonly number[],
): Promise<(ScoreRow & { topic: RankedTopic })[]> =>
  database.query<ScoreRow & { topic: RankedTopic }>(
    `select ${SCORE}, score.topic from location_score score where score.location_id = any($1::int[])`,
    [locationIds],
    prepared,
  )

type Ranked = { stateCode: StateCode | null; topic: RankedTopic }

export const selectRanking = (
  database: Database,
  { stateCode, topic, skip, take }: Ranked & { skip: number; take: number },
): Promise<ScoreRow[]> =>
  database.query<ScoreRow>(
    `select ${SCORE} from location_score score
     where score.location_type = 'suburb' and score.topic = $1 ${stateCode === null ? '' : 'and score.state_code = $4'}
     order by ${BEST_FIRST} offset $2 limit $3`,
    [topic, skip, take, ...(stateCode === null ? [] : [stateCode])],
  )

export async function countRanked(database: Database, { stateCode, topic }: Ranked): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from location_score
     where location_type = 'suburb' and topic = $1 ${stateCode === null ? '' : 'and state_code = $2'}`,
    [topic, ...(stateCode === null ? [] : [stateCode])],
    prepared,
  )
  return row?.count ?? 0
}

/** How many suburbs are ranked in each state, by its code. */
export const countRankedByState = (
  database: Database,
  topic: RankedTopic,
): Promise<{ stateCode: StateCode; count: number }[]> =>
  database.query<{ stateCode: StateCode; count: number }>(
    `select state_code as "stateCode", count(*) as count from location_score
     where location_type = 'suburb' and topic = $1 group by state_code order by state_code`,
    [topic],
    prepared,
  )

/** How many suburbs of the state come before one. */
export async function countBefore(
  database: Database,
  stateCode: StateCode,
  { score, reviewCount, locationId }: ScoreRow,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    COUNT_BEFORE,
    [stateCode, score, reviewCount, locationId],
    prepared,
  )
  return row?.count ?? 0
}

const COUNT_BEFORE = `
  select count(*) as count from location_score
  where location_type = 'suburb' and topic = 'overall' and state_code = $1 and score >= $2
    and (score > $2 or review_count > $3 or (review_count = $3 and location_id < $4))`

/** The best streets of a suburb, or suburbs of a region. */
export const selectBestWithin = (database: Database, parentId: number, take: number): Promise<ScoreRow[]> =>
  database.query<ScoreRow>(
    `select ${SCORE} from location_score score where score.parent_id = $1 and score.topic = 'overall' order by ${BEST_FIRST} limit $2`,
    [parentId, take],
    prepared,
  )

/** The suburbs with reviews whose centre is in a box, as `boxAround` gives it, the best first. */
export const selectScoresInBox = (database: Database, box: readonly number[]): Promise<ScoreRow[]> =>
  database.query<ScoreRow>(
    `select ${SCORE} from location join location_score score on score.location_id = location.id and score.topic = 'overall'
     where location.type = 'suburb' and latitude_micro between $1 and $2 and longitude_micro between $3 and $4
     order by ${BEST_FIRST}`,
    box,
    prepared,
  )

/** Other suburbs of a state with nearly the same score, those with the nearest, by all their scores. */
export function selectComparable(
  database: Database,
  { locationId, score }: ScoreRow,
  { stateCode, most, difference }: { stateCode: StateCode; most: number; difference: number },
): Promise<ComparableRow[]> {
  const values = [stateCode, locationId, score, difference, most]
  return database.query<ComparableRow>(SELECT_COMPARABLE, values, prepared)
}

type ComparableRow = { id: number; scores: Partial<Record<RankedTopic, number>> }

const SELECT_COMPARABLE = `
  select score.location_id as id, json_object_agg(score.topic, score.score) as scores
  from (
    select location_id from location_score
    where location_type = 'suburb' and topic = 'overall' and state_code = $1 and location_id <> $2
      and score between $3::int - $4::int and $3::int + $4::int
    order by abs(score - $3::int), location_id limit $5
  ) near
  join location_score score on score.location_id = near.location_id
  group by score.location_id`
