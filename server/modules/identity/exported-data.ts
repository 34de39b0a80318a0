import type { Database } from '#server/platform/database/database.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import {
  allSessionsOf,
  enquiriesOfMember,
  eventsOfMember,
  postsOfMember,
  questionsFollowedBy,
  repliesVotedForBy,
} from './exported-data.queries.ts'

type Schemas = components['schemas']

/** Everything that is kept about a member, but for hashes of passwords and tokens. */
export async function exportedData(
  database: Database,
  member: MemberRecord,
  settings: Schemas['Settings'],
): Promise<Schemas['UserExport']> {
  return {
    member: {
      id: member.id,
      username: member.username,
      createdAt: member.createdAt.toISOString(),
      claims: member.claims,
      ...settings,
    },
    sessions: await allSessionsOf(database, member.id),
    enquiries: await enquiriesOfMember(database, member.id),
    posts: await postsOfMember(database, member.id),
    followedQuestions: await questionsFollowedBy(database, member.id),
    votes: await repliesVotedForBy(database, member.id),
    events: await eventsOfMember(database, member.id),
  }
}
