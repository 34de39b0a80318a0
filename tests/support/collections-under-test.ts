import type { FastifyInstance } from 'fastify'
import { type AppDependencies, buildApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { RunningJobs } from '#server/platform/jobs/job-queue.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from './small-world.ts'

export const ALICE = 1
export const BRUNO = 2
export const CARA = 3
/** Their email address is not confirmed. */
export const DAN = 4
/** Staff who may manage every collection; takes part in none. */
export const STELLA = 5
/** Staff without that claim. */
export const SAM = 6

/** Everybody by number: username, and email address at mail.example. */
export const usernames: Readonly<Record<number, string>> = {
  [ALICE]: 'alice-lee',
  [BRUNO]: 'bruno-costa',
  [CARA]: 'cara-diaz',
  [DAN]: 'dan-evans',
  [STELLA]: 'stella-staff',
  [SAM]: 'sam-staff',
}

export const emailOf = (memberId: number): string => `${usernames[memberId]}@mail.example`

/** Its code, message and field. */
export const problemOf = ({ errors }: Answer) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.message,
  errors?.[0]?.extensions.field,
]

export type CollectionsUnderTest = {
  app: FastifyInstance
  world: SmallWorld
  database: Database
  /** Asks as a member, or as nobody. */
  ask(memberId: number | null, query: string, variables?: Record<string, unknown>): Promise<Answer>
  headers(memberId: number | null): Record<string, string>
  now(): Date
  setNow(now: Date): void
  /** Makes a collection of a member with homes, the last one first; answers its number. */
  make(memberId: number, options?: { name?: string; isPublic?: boolean; listingIds?: number[] }): Promise<string>
  /** Puts a home into collections of a member and takes it out of others. */
  move(listingId: number, places: { add?: string[]; remove?: string[] }, memberId?: number): Promise<Answer>
  uriOf(id: string): Promise<string>
  /** Invites a member and accepts for them. */
  join(id: string, ownerId: number, memberId: number): Promise<void>
  /** What the last mail to a member says it is answered with. */
  identifierFor(memberId: number): Promise<string>
  /** [collection, member] of each event since `forget`, in their order. */
  told(): Promise<[number, number][]>
  /** Removes everything that members made, makes them anew, and goes back to the first instant. */
  forget(): Promise<void>
  close(): Promise<void>
}

type Options = Pick<AppDependencies, 'collections' | 'others' | 'mailTransport'> & {
  /** Who does the jobs; nobody when left out. */
  jobsOver?: (database: Database) => Promise<RunningJobs>
}

const ADD = `mutation Add($username: String!, $items: [AddCollectionInput!]!) {
  addCollections(username: $username, items: $items) { items { id } } }`
const MOVE = `mutation Move($username: String!, $listingId: Int!, $add: [ID!]!, $remove: [ID!]!) {
  updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add,
    removeFromCollectionIds: $remove) { collections { id listingIds coverListingId } } }`
const INVITE = `mutation Invite($id: ID!, $emails: [String!]!) {
  addCollectionInvite(collectionId: $id, collectionInviteInput: { emails: $emails }) { collection { id } } }`
const ACCEPT = `mutation Accept($id: ID!, $memberId: Int!, $uniqueIdentifier: String!) {
  acceptCollectionInvitation(collectionId: $id,
    confirmInviteInput: { memberId: $memberId, uniqueIdentifier: $uniqueIdentifier }) { collection { id } } }`

/** The portal over the small world with six members. */
export async function collectionsUnderTest({ jobsOver, ...options }: Options = {}): Promise<CollectionsUnderTest> {
  const world = await createSmallWorld()
  const clock = { now: SMALL_WORLD_NOW }
  const { database } = world
  let keys = 0
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    publicOrigin: 'https://portal.example',
    ...(jobsOver === undefined ? {} : { jobs: await jobsOver(database) }),
    ...options,
    identify: ({ headers }) => {
      const memberId = Number(headers['x-member'])
      const claims =
        memberId === STELLA
          ? { collections_permission: ['CanManageAny'] }
          : memberId === SAM
            ? { users_permission: ['CanViewAnyMember'] }
            : {}
      return Promise.resolve(memberId > 0 ? { memberId, claims, agentId: null } : null)
    },
  })
  const headers = (memberId: number | null) => ({ 'x-member': String(memberId ?? 0) })
  const ask: CollectionsUnderTest['ask'] = async (memberId, query, variables = {}) => {
    const payload = { query, variables }
    const response = await app.inject({ method: 'POST', url: '/graphql', payload, headers: headers(memberId) })
    return response.json<Answer>()
  }
  const done = async (answer: Promise<Answer>) => {
    const { data, errors } = await answer
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }
  const identifierFor: CollectionsUnderTest['identifierFor'] = async (memberId) => {
    const text = 'select text_body as text from mail where recipient = $1 order by id desc limit 1'
    const [mail] = await database.query<{ text: string }>(text, [emailOf(memberId)])
    const [, identifier] = /\/collections\/invitation\/(\S+)/.exec(mail?.text ?? '') ?? []
    if (identifier === undefined) throw new Error('No mail invites this member')
    return identifier
  }

  return {
    app,
    world,
    database,
    ask,
    headers,
    now: () => clock.now,
    setNow: (now) => (clock.now = now),
    async make(memberId, { name = 'Shortlist', isPublic = false, listingIds = [] } = {}) {
      keys += 1
      const items = [{ name, isPublic, listingIds, idempotencyKey: `key-of-support-${keys}` }]
      const data = await done(ask(memberId, ADD, { username: usernames[memberId], items }))
      return data.addCollections.items[0].id
    },
    move: (listingId, { add = [], remove = [] }, memberId = ALICE) =>
      ask(memberId, MOVE, { username: usernames[memberId], listingId, add, remove }),
    async uriOf(id) {
      const [row] = await database.query<{ uri: string }>('select uri from collection where id = $1', [id])
      return row?.uri ?? ''
    },
    async join(id, ownerId, memberId) {
      await done(ask(ownerId, INVITE, { id, emails: [emailOf(memberId)] }))
      const uniqueIdentifier = await identifierFor(memberId)
      await done(ask(memberId, ACCEPT, { id, memberId, uniqueIdentifier }))
    },
    identifierFor,
    async told() {
      const rows = await database.query<{ id: number; memberId: number }>(
        `select (data ->> 'collectionId')::int as id, split_part(topics[1], ':', 2)::int as "memberId" from live_event
         where kind = 'collections.changed' order by live_event.id`,
      )
      return rows.map(({ id, memberId }) => [id, memberId])
    },
    async forget() {
      clock.now = SMALL_WORLD_NOW
      for (const table of [
        'collection',
        'pending_notification',
        'alert_notification',
        'mail',
        'member',
        'live_event',
      ]) {
        await database.exec(`delete from ${table}`)
      }
      for (const [id, username] of Object.entries(usernames)) {
        const values = [
          Number(id),
          username,
          nameOf(username),
          emailOf(Number(id)),
          Number(id) === DAN ? null : SMALL_WORLD_NOW,
        ]
        await database.query(INSERT_MEMBER, [...values, SMALL_WORLD_NOW])
      }
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

const nameOf = (username: string): string =>
  username.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => ` ${letter.toUpperCase()}`).trim()

const INSERT_MEMBER = `
  insert into member (id, username, name, email, email_confirmed_at, created_at) values ($1, $2, $3, $4, $5, $6)`
