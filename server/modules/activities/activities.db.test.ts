import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import { followEvents } from '#server/platform/events/follow-events.ts'
import { noDeadLetters } from '#tests/support/no-dead-letters.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'
import { FITZROY, SMITH_STREET } from '#tests/support/small-world-listings.ts'
import { activityConsumer } from './activity-consumer.ts'
import { fillActivities } from './fill-activities.ts'

let portal: AlertsUnderTest
let changes: ListingChanges
const AGENT = 1
const sold = {
  state: 'completed',
  completedOn: '2026-11-20',
  price: { text: '$1,200,000', from: 1_200_000, to: 1_200_000 },
  isPriceWithheld: false,
} as const

const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})

beforeAll(async () => {
  portal = await alertsUnderTest({ others: [probe] })
  await addCursor(portal.database, 'activities')
}, 60_000)
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  await changes.changeState(1, { state: 'available' })
  await followChanges()
  await portal.database.exec('delete from activity; delete from post; delete from location_follower')
})

const followChanges = () => followEvents(portal.database, activityConsumer(portal.database), noDeadLetters)
const rows = () =>
  portal.database.query<{ type: string; listing: number; agent: number }>(
    'select type, listing_id as listing, agent_id as agent from activity order by id',
  )
const post = async (authorId: number, title: string) => {
  const [row] = await portal.database.query<{ id: number }>(
    `insert into post (kind, location_id, author_id, title, written_at, published_at)
     values ('question', $1, $2, $3, $4::timestamptz, $4::timestamptz) returning id`,
    [FITZROY, authorId, title, portal.now()],
  )
  return row?.id ?? 0
}
const usernameOfAgent = async () => {
  const [row] = await portal.database.query<{ username: string }>('select username from agent where id = $1', [AGENT])
  return row?.username ?? ''
}
const activitiesOf = async (username: string, part = '') => {
  const { data } = await portal.ask(
    null,
    `{ agentActivities(username: "${username}"${part}) { hasMore results { type occurredAt listing { id } question { title } } } }`,
  )
  return data.agentActivities
}

describe('what agents do with listings', () => {
  it('is recorded once when it happens, for each agent of the home, whatever is handled twice', async () => {
    await changes.changeState(1, { state: 'removed' })
    await changes.changeState(1, { state: 'available' })
    await changes.changeState(1, sold)
    await followChanges()
    await portal.database.exec(`update event_cursor set last_event_id = 0 where consumer = 'activities'`)
    await followChanges()
    const recorded = await rows()
    expect(recorded.every(({ type, listing }) => type === 'SoldOrLeasedAProperty' && listing === 1)).toBe(true)
    const [agents] = await portal.database.query('select count(*) as count from listing_agent where listing_id = 1')
    expect({ count: recorded.length }).toEqual(agents)
  })

  it('is no sale any more once the home is back on the market, and is not told of one that was withdrawn', async () => {
    await changes.changeState(1, sold)
    await followChanges()
    await changes.changeState(1, { state: 'available' })
    await followChanges()
    expect(await rows()).toEqual([])
    await fillActivities(portal.database, portal.now())
    const idsOf = async () =>
      (await activitiesOf(await usernameOfAgent(), ', take: 50')).results.map(
        ({ listing }: { listing: { id: number } }) => listing.id,
      )
    expect(await idsOf()).toContain(1)
    await changes.changeState(1, { state: 'removed' })
    expect(await idsOf()).not.toContain(1)
  })

  it('is filled in from what there is, and filled twice is the same', async () => {
    await changes.changeState(1, sold)
    await fillActivities(portal.database, portal.now())
    const once = await rows()
    await fillActivities(portal.database, portal.now())
    expect(await rows()).toEqual(once)
    expect(new Set(once.map(({ type }) => type))).toEqual(new Set(['ListedAProperty', 'SoldOrLeasedAProperty']))
  })
})

describe('the activities of a person', () => {
  it('are the latest first, in parts, and of the types that are asked for', async () => {
    await changes.changeState(1, sold)
    await fillActivities(portal.database, portal.now())
    const username = await usernameOfAgent()
    const all = await activitiesOf(username, ', take: 50')
    const times = all.results.map(({ occurredAt }: { occurredAt: string }) => occurredAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const first = await activitiesOf(username, ', take: 2')
    const second = await activitiesOf(username, ', skip: 2, take: 2')
    expect([...first.results, ...second.results]).toEqual(all.results.slice(0, 4))
    expect(first.hasMore).toBe(true)
    const sales = await activitiesOf(username, ', activityTypes: [SoldOrLeasedAProperty], take: 50')
    expect(new Set(sales.results.map(({ type }: { type: string }) => type))).toEqual(new Set(['SoldOrLeasedAProperty']))
  })

  it('are those of the agent and of the member that the agent is', async () => {
    await portal.database.query('update member set agent_id = $1, type = 2 where id = $2', [AGENT, BRUNO])
    await post(BRUNO, 'Where do people park?')
    await fillActivities(portal.database, portal.now())
    const [latest] = (await activitiesOf(await usernameOfAgent())).results
    expect(latest).toMatchObject({ type: 'AskedAQuestion', question: { title: 'Where do people park?' } })
    expect((await activitiesOf('bruno-costa')).results[0]).toEqual(latest)
  })
})

describe('the feed of a member', () => {
  const feed = async (memberId: number | null) =>
    portal.ask(memberId, '{ followingActivities(take: 50) { results { person { name } type } } }')
  const namesIn = async (memberId: number) =>
    new Set(
      (await feed(memberId)).data.followingActivities.results.map(
        ({ person }: { person: { name: string } }) => person.name,
      ),
    )

  it('holds what those do whom the member follows, and nobody else', async () => {
    await post(BRUNO, 'Is the pool open?')
    await fillActivities(portal.database, portal.now())
    expect((await feed(ALICE)).data.followingActivities.results).toEqual([])
    await portal.database.query('insert into follow values ($1, $2, null, $3)', [ALICE, BRUNO, portal.now()])
    expect(await namesIn(ALICE)).toEqual(new Set(['Bruno Costa']))
    await portal.database.query('insert into follow values ($1, null, $2, $3)', [ALICE, AGENT, portal.now()])
    expect((await namesIn(ALICE)).size).toBe(2)
    expect(await namesIn(BRUNO)).toEqual(new Set())
    expect((await feed(null)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  it('loses what somebody did whose account is gone', async () => {
    await post(BRUNO, 'Is the pool open?')
    await fillActivities(portal.database, portal.now())
    await portal.database.query('insert into follow values ($1, $2, null, $3)', [ALICE, BRUNO, portal.now()])
    await portal.database.query(`update member set deleted_at = $2, email = null where id = $1`, [BRUNO, portal.now()])
    expect(await namesIn(ALICE)).toEqual(new Set())
  })

  it('holds what others ask and review at followed places since then, once, while it is published', async () => {
    const since = new Date(portal.now().getTime() - 60_000)
    await post(BRUNO, 'Who asked before?')
    await portal.database.query(`update post set published_at = published_at - interval '1 day'`)
    await portal.database.query('insert into location_follower values ($1, $2, $3), ($1, $4, $3)', [
      FITZROY,
      ALICE,
      since,
      BRUNO,
    ])
    const asked = await post(BRUNO, 'Is the pool open?')
    const titles = async (memberId: number, part = '') => {
      const { data } = await portal.ask(
        memberId,
        `{ followingActivities(take: 50${part}) { results { type question { title } } } }`,
      )
      return data.followingActivities.results
    }
    const told = [{ type: 'AskedAQuestion', question: { title: 'Is the pool open?' } }]
    expect(await titles(ALICE)).toEqual(told)
    expect(await titles(BRUNO)).toEqual([])
    expect(await titles(ALICE, ', activityTypes: [ReviewedALocation]')).toEqual([])
    await portal.database.query('insert into follow values ($1, $2, null, $3)', [ALICE, BRUNO, since])
    expect(await titles(ALICE, ', activityTypes: [AskedAQuestion]')).toHaveLength(2)
    await portal.database.query('delete from follow')
    await portal.database.query(`update post set status = 'withdrawn' where id = $1`, [asked])
    expect(await titles(ALICE)).toEqual([])
    const [review] = await portal.database.query<{ id: number }>(
      `insert into post (kind, location_id, author_id, title, content, rating, written_at, published_at)
       values ('locationReview', $1, $2, 'Quiet', 'You hear the trams.', 4, $3::timestamptz, $3::timestamptz) returning id`,
      [FITZROY, BRUNO, portal.now()],
    )
    await portal.database.query(`insert into location_review values ($1, 'livesHere', 2019, '{}', '{}')`, [review?.id])
    expect(await titles(ALICE)).toEqual([{ type: 'ReviewedALocation', question: null }])
  })

  it('has at a suburb what its streets have, once where somebody follows both', async () => {
    const since = new Date(portal.now().getTime() - 60_000)
    const follow = 'insert into location_follower values ($1, $2, $3)'
    await portal.database.query(follow, [FITZROY, ALICE, since])
    for (const [title, at] of [
      ['Loud trams', portal.now()],
      ['Before', new Date(0)],
    ]) {
      await portal.database.query(
        `with written as (
           insert into post (kind, location_id, author_id, title, content, rating, written_at, published_at)
           values ('locationReview', $1, $2, $3, 'You hear the trams.', 4, $4::timestamptz, $4::timestamptz) returning id
         )
         insert into location_review select id, 'livesHere', 2019, '{}', '{}' from written`,
        [SMITH_STREET, title === 'Before' ? null : BRUNO, title, at],
      )
    }
    const told = async (memberId: number) => {
      const asked = '{ followingActivities { results { type reviewedLocation { uri } locationReview { title } } } }'
      return (await portal.ask(memberId, asked)).data.followingActivities.results
    }
    const review = {
      type: 'ReviewedALocation',
      reviewedLocation: { uri: 'smith-street-fitzroy-vic-3065' },
      locationReview: { title: 'Loud trams' },
    }
    expect(await told(ALICE)).toEqual([review])
    await portal.database.query(follow, [SMITH_STREET, ALICE, since])
    expect(await told(ALICE)).toEqual([review])
    await portal.database.query('delete from location_follower where location_id = $1', [FITZROY])
    expect(await told(ALICE)).toEqual([review])
    await portal.database.query(follow, [FITZROY, BRUNO, since])
    expect(await told(BRUNO)).toEqual([])
  })
})
