import type { Database } from '#server/platform/database/database.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { residents } from './resident-names.ts'
import { type AskedPlace, type DemoQuestion, writeQuestions } from './write-questions.ts'

/**
 * Adds what residents ask and answer to a demonstration that has no question yet; answers how many questions were added.
 * The demonstration's accounts, which write too, come before.
 */
export async function ensureDemoQuestions(database: Database, { seed }: DemoState, now: Date): Promise<number> {
  const [known] = await database.query(`select 1 from post where kind in ('question', 'discussion') limit 1`)
  if (known) return 0
  return database.transaction(
    async () => {
      const writers = await addWriters(database, now)
      const places = await askedPlaces(database)
      const questions = places.flatMap(({ locationId, ...place }) =>
        writeQuestions(place, { seed, now, writerCount: writers.length }).map((question) => ({
          ...question,
          locationId,
        })),
      )
      await load(database, questions, writers)
      return questions.length
    },
    { isLong: true },
  )
}

/** Residents without a password, for nobody is to sign in as one, and the accounts of locals and of the agent. */
async function addWriters(database: Database, now: Date): Promise<number[]> {
  const inserted = `
    insert into member (username, name, email, type, display_description, created_at)
    select username, name, username || '@homely.example', 1, about, $4
    from unnest($1::text[], $2::text[], $3::text[]) as resident (username, name, about)
    on conflict do nothing`
  await database.query(inserted, [
    residents.map(({ username }) => username),
    residents.map(({ name }) => name),
    residents.map(({ displayDescription }) => displayDescription),
    now,
  ])
  const usernames = [...residents.map(({ username }) => username), 'lena', 'omar', 'agnes']
  const members = await database.query<{ id: number }>(
    'select id from member where username = any($1::text[]) order by array_position($1::text[], username)',
    [usernames],
  )
  return members.map(({ id }) => id)
}

/** Suburbs with homes, in the order of their numbers. */
async function askedPlaces(database: Database): Promise<(AskedPlace & { locationId: number })[]> {
  const rows = await database.query<{ id: number; uri: string; listingCount: number; school: string | null }>(`
    select location.id, location.uri, count(*) as "listingCount",
      (select school.name from school where school.suburb_id = location.id order by school.id limit 1) as school
    from listing join location on location.id = listing.suburb_id
    where listing.status_type <> 'removed'
    group by location.id, location.uri order by location.id`)
  const profiles = new Map(profilePlaces(gazetteerPlaces()).map((profile) => [profile.place.uri, profile]))
  return rows.flatMap(({ id, uri, listingCount, school }) => {
    const profile = profiles.get(uri)
    return profile === undefined ? [] : [{ locationId: id, profile, listingCount, school }]
  })
}

type Placed = DemoQuestion & { locationId: number }

async function load(database: Database, questions: readonly Placed[], writers: readonly number[]): Promise<void> {
  // Nothing was written before, so the numbers begin at 1.
  let number = 0
  const idOf = (author: number | null) => (author === null ? null : (writers[author] ?? null))
  const rows: unknown[][] = []
  const votes: number[][] = []
  const follows: number[][] = []
  for (const { locationId, author, title, content, isDiscussion, postedAt, followers, replies } of questions) {
    const questionId = (number += 1)
    const kind = isDiscussion ? 'discussion' : 'question'
    rows.push([questionId, kind, locationId, null, idOf(author), title, content, postedAt, postedAt])
    for (const follower of followers) follows.push([questionId, idOf(follower) ?? 0])
    for (const reply of replies) {
      const replyId = (number += 1)
      rows.push([
        replyId,
        'answer',
        null,
        questionId,
        idOf(reply.author),
        '',
        reply.content,
        reply.postedAt,
        reply.postedAt,
      ])
      for (const voter of reply.voters) votes.push([replyId, idOf(voter) ?? 0])
      for (const { author: commenter, content: text, postedAt: at } of reply.comments) {
        rows.push([(number += 1), 'comment', null, replyId, idOf(commenter), '', text, at, at])
      }
    }
  }
  await database.copyRows('post', columns, rows)
  await database.copyRows('post_vote', ['post_id', 'member_id'], votes)
  await database.copyRows('post_follower', ['post_id', 'member_id'], follows)
  await database.query(`select setval('post_number', $1)`, [Math.max(1, number)])
}

const columns = [
  'id',
  'kind',
  'location_id',
  'parent_id',
  'author_id',
  'title',
  'content',
  'written_at',
  'published_at',
]
