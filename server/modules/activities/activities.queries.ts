import type { Database } from '#server/platform/database/database.ts'
import type { ActivityPart, ActivityRow } from './activity-record.ts'

const COLUMNS = `activity.id, activity.type, activity.member_id as "memberId", activity.agent_id as "agentId",
  activity.listing_id as "listingId", activity.question_id as "questionId", activity.reply_id as "replyId",
  activity.reviewed_agent_id as "reviewedAgentId", activity.reviewed_location_id as "reviewedLocationId",
  activity.review_id as "reviewId",
  activity.occurred_at as "occurredAt"`

/** A home that was withdrawn is no longer told of. */
const IS_SHOWN = `not exists (
  select from listing where listing.id = activity.listing_id and listing.status_type = 'removed'
)`

/** What one person did, as the agent (`agent`) and as the member (`member`), each by its own index; `types` empty for all. */
const of = (agent: string, member: string, { types, most }: { types: string; most: string }) => `(
    select ${COLUMNS} from activity
    where activity.agent_id = ${agent} and (${types} = '{}' or activity.type = any(${types})) and ${IS_SHOWN}
    order by activity.occurred_at desc, activity.id desc limit ${most}
  ) union all (
    select ${COLUMNS} from activity
    where activity.member_id = ${member} and (${types} = '{}' or activity.type = any(${types})) and ${IS_SHOWN}
    order by activity.occurred_at desc, activity.id desc limit ${most}
  )`

/** What a person did, the latest first. */
export const activitiesOf = (
  database: Database,
  { memberId, agentId }: { memberId: number | null; agentId: number | null },
  { types, skip, take }: ActivityPart,
): Promise<ActivityRow[]> => database.query<ActivityRow>(SELECT_OF_PERSON, [agentId, memberId, types, skip, take])

const SELECT_OF_PERSON = `
  select * from (${of('$1::int', '$2::int', { types: '$3::text[]', most: '$4::int + $5::int' })}) as done
  order by "occurredAt" desc, id desc offset $4 limit $5`

/** What several agents did, the latest first. */
export const activitiesOfAgents = (
  database: Database,
  agentIds: readonly number[],
  take: number,
): Promise<ActivityRow[]> => database.query<ActivityRow>(SELECT_OF_AGENTS, [agentIds, take])

const SELECT_OF_AGENTS = `
  select done.* from (
    select agent.id as "agent", member.id as "member"
    from agent left join member on member.agent_id = agent.id and member.deleted_at is null
    where agent.id = any($1::int[])
  ) as person
  cross join lateral (${of('person.agent', 'person.member', { types: `'{}'::text[]`, most: '$2::int' })}) as done
  order by "occurredAt" desc, id desc limit $2`

/** What the people did whom a member follows, and what others published at followed places since then, the latest first. */
export const activitiesFollowedBy = (
  database: Database,
  memberId: number,
  { types, skip, take }: ActivityPart,
): Promise<ActivityRow[]> => database.query<ActivityRow>(SELECT_FOLLOWED, [memberId, types, skip, take])

const OF_PEOPLE = `
  select done.* from (
    select follow.followed_agent_id as "agent", coalesce(follow.followed_member_id, member.id) as "member"
    from follow left join member on member.agent_id = follow.followed_agent_id and member.deleted_at is null
    where follow.member_id = $1
  ) as person
  cross join lateral (${of('person.agent', 'person.member', { types: '$2::text[]', most: '$3::int + $4::int' })}) as done`

/** The newest posts of each place, and of each street of a suburb that was reviewed, by its index; of those what is among the activities. */
const AT_PLACES = `
  select ${COLUMNS}
  from location_follower followed
  cross join lateral (
    select followed.location_id as id
    union all
    select location_id from location_score where parent_id = followed.location_id and topic = 'overall'
  ) as place
  cross join lateral (
    select post.id, case post.kind when 'locationReview' then 'ReviewedALocation' else 'AskedAQuestion' end as type
    from post
    where post.location_id = place.id and post.status = 'published' and post.published_at >= followed.followed_at
      and post.author_id is distinct from followed.member_id
      and ($2::text[] = '{}' or (post.kind = 'locationReview' and 'ReviewedALocation' = any($2::text[]))
        or (post.kind <> 'locationReview' and 'AskedAQuestion' = any($2::text[])))
    order by post.published_at desc limit $3::int + $4::int
  ) as said
  join activity on activity.type = said.type and (activity.question_id = said.id or activity.review_id = said.id)
  where followed.member_id = $1`

/** What somebody did who is followed, at a place that is followed too, is told once. */
const SELECT_FOLLOWED = `
  select * from (${OF_PEOPLE} union ${AT_PLACES}) as done
  order by "occurredAt" desc, id desc offset $3 limit $4`

/** Records what the agents of a listing did with it; nothing happens where it is recorded. */
export async function insertListingActivity(
  database: Database,
  {
    listingId,
    type,
    occurredAt,
  }: { listingId: number; type: 'ListedAProperty' | 'SoldOrLeasedAProperty'; occurredAt: Date },
): Promise<void> {
  await database.query(
    `insert into activity (type, agent_id, listing_id, occurred_at)
     select $2::text, agent_id, listing_id, $3::timestamptz from listing_agent where listing_id = $1
     on conflict do nothing`,
    [listingId, type, occurredAt],
  )
}

/** A home that is on the market again was not sold or leased. */
export async function deleteSale(database: Database, listingId: number): Promise<void> {
  await database.query(`delete from activity where listing_id = $1 and type = 'SoldOrLeasedAProperty'`, [listingId])
}

/** Records the homes that were listed, sold and leased so far, in the middle of the day in the east where only the day is known. */
export async function insertListings(database: Database, now: Date): Promise<void> {
  await database.query(
    `insert into activity (type, agent_id, listing_id, occurred_at)
     select done.type, listing_agent.agent_id, listing.id, done.occurred_at
     from listing
     join listing_agent on listing_agent.listing_id = listing.id
     cross join lateral (
       select 'ListedAProperty' as type, listing.listed_at as occurred_at
       union all
       select 'SoldOrLeasedAProperty',
         least($1::timestamptz, (listing.completed_on + time '02:00') at time zone 'UTC')
       where listing.status_type = 'completed'
     ) as done
     where listing.status_type <> 'removed'
     order by done.occurred_at, listing.id, listing_agent.agent_id, done.type
     on conflict do nothing`,
    [now],
  )
}
