import type { Database } from '#server/platform/database/database.ts'
import type { FollowedPerson, Part } from './follow-record.ts'

const prepared = { isPrepared: true }

/** Locks these members in the order of their numbers until the end of the transaction; answers those who have an account. */
export async function lockMembers(database: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select id from member where id = any($1::int[]) and deleted_at is null order by id for update',
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** The agent that a member is; null for none. */
export async function agentOfMember(database: Database, memberId: number): Promise<number | null> {
  const [row] = await database.query<{ agentId: number | null }>(
    'select agent_id as "agentId" from member where id = $1 and deleted_at is null',
    [memberId],
    prepared,
  )
  return row?.agentId ?? null
}

/** Begins to follow; nothing happens where it is so already. Answers whether it was not. */
export async function insertFollow(
  database: Database,
  memberId: number,
  { agentId, memberId: followedId }: FollowedPerson,
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `insert into follow (member_id, followed_member_id, followed_agent_id, followed_at)
     values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    [memberId, followedId, agentId, now],
  )
  return rows.length > 0
}

/** Follows no more; nothing happens where it was not so. */
export async function deleteFollow(
  database: Database,
  memberId: number,
  { agentId, memberId: followedId }: FollowedPerson,
): Promise<void> {
  if (agentId === null) {
    await database.query('delete from follow where followed_member_id = $2 and member_id = $1', [memberId, followedId])
  } else {
    await database.query('delete from follow where followed_agent_id = $2 and member_id = $1', [memberId, agentId])
  }
}

/** Whether a member follows somebody. */
export async function hasFollow(
  database: Database,
  memberId: number,
  { agentId, memberId: followedId }: FollowedPerson,
): Promise<boolean> {
  const [row] =
    agentId === null
      ? await database.query('select 1 from follow where followed_member_id = $2 and member_id = $1', [
          memberId,
          followedId,
        ])
      : await database.query('select 1 from follow where followed_agent_id = $2 and member_id = $1', [
          memberId,
          agentId,
        ])
  return row !== undefined
}

/** How many members follow somebody. */
export async function followerCountOf(database: Database, { agentId, memberId }: FollowedPerson): Promise<number> {
  const [row] =
    agentId === null
      ? await database.query<{ count: number }>(FOLLOWERS_OF_MEMBER, [memberId], prepared)
      : await database.query<{ count: number }>(FOLLOWERS_OF_AGENT, [agentId], prepared)
  return row?.count ?? 0
}

const FOLLOWERS_OF_MEMBER = 'select follower_count as count from member where id = $1 and deleted_at is null'
const FOLLOWERS_OF_AGENT = 'select follower_count as count from agent where id = $1'

/** How many people a member follows. */
export async function followingCountOf(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select following_count as count from member where id = $1 and deleted_at is null',
    [memberId],
    prepared,
  )
  return row?.count ?? 0
}

/** How many agents a member follows. */
export async function followedAgentCount(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from follow where member_id = $1 and followed_agent_id is not null',
    [memberId],
  )
  return row?.count ?? 0
}

/** The members who follow somebody, who came last first. */
export async function followersOf(
  database: Database,
  { agentId, memberId }: FollowedPerson,
  { skip, take }: Part,
): Promise<number[]> {
  const rows =
    agentId === null
      ? await database.query<{ id: number }>(SELECT_FOLLOWERS_OF_MEMBER, [memberId, skip, take], prepared)
      : await database.query<{ id: number }>(SELECT_FOLLOWERS_OF_AGENT, [agentId, skip, take], prepared)
  return rows.map(({ id }) => id)
}

const SELECT_FOLLOWERS_OF_MEMBER = `
  select member_id as id from follow where followed_member_id = $1
  order by followed_at desc, member_id desc offset $2 limit $3`

const SELECT_FOLLOWERS_OF_AGENT = `
  select member_id as id from follow where followed_agent_id = $1
  order by followed_at desc, member_id desc offset $2 limit $3`

/** Whom a member follows, who came last first. */
export const followedBy = (database: Database, memberId: number, { skip, take }: Part): Promise<FollowedPerson[]> =>
  database.query<FollowedPerson>(SELECT_FOLLOWED, [memberId, skip, take], prepared)

const SELECT_FOLLOWED = `
  select followed_member_id as "memberId", followed_agent_id as "agentId" from follow where member_id = $1
  order by followed_at desc, followed_agent_id desc, followed_member_id desc offset $2 limit $3`
