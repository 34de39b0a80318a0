import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  STELLA,
} from '#tests/support/collections-under-test.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const SATURDAY = '2026-11-21'
const smith = { listingId: 1, startsAt: `${SATURDAY}T10:00:00+11:00`, endsAt: `${SATURDAY}T10:30:00+11:00` }
const maleny = { listingId: 9, startsAt: `${SATURDAY}T11:45:00+10:00`, endsAt: `${SATURDAY}T12:15:00+10:00` }
const FIELDS = 'version stops { listingId startsAt endsAt }'

async function save(member: number, stops: object[], rest: object = {}) {
  const { data, errors } = await portal.ask(
    member,
    `mutation Save($input: InspectionPlanInput!) { saveInspectionPlan(input: $input) { inspectionPlan { ${FIELDS} } } }`,
    { input: { date: SATURDAY, stops, ...rest } },
  )
  return errors === undefined ? data.saveInspectionPlan.inspectionPlan : errors[0]?.extensions
}

async function plan(member: number, collectionId: string | null) {
  const { data, errors } = await portal.ask(
    member,
    `query Plan($id: ID) { inspectionPlan(date: "${SATURDAY}", collectionId: $id) { ${FIELDS} } }`,
    { id: collectionId },
  )
  return errors === undefined ? data.inspectionPlan : errors[0]?.extensions
}

async function calendarOf(member: number): Promise<string> {
  const { data } = await portal.ask(member, 'mutation { resetCalendarFeed { calendarFeed { url } } }')
  const path = new URL(data.resetCalendarFeed.calendarFeed.url).pathname
  return (await portal.app.inject(path)).body
}

describe('a day of inspections of a collection', () => {
  it('is the same for everyone who takes part, apart from their own days, and what one changes the others hear of', async () => {
    const collectionId = await portal.make(ALICE, { listingIds: [1, 9] })
    await portal.join(collectionId, ALICE, BRUNO)
    const before = (await portal.told()).length
    expect(await save(ALICE, [smith], { collectionId })).toEqual({ version: 1, stops: [smith] })
    expect((await portal.told()).slice(before)).toEqual([
      [Number(collectionId), ALICE],
      [Number(collectionId), BRUNO],
    ])
    expect(await plan(BRUNO, collectionId)).toEqual({ version: 1, stops: [smith] })
    expect(await plan(BRUNO, null)).toEqual({ version: 0, stops: [] })
    expect(await save(BRUNO, [maleny], { collectionId, baseVersion: 0 })).toMatchObject({ code: 'CONFLICT' })
    expect(await save(BRUNO, [smith, maleny], { collectionId, baseVersion: 1 })).toMatchObject({ version: 2 })
    expect(await plan(ALICE, collectionId)).toEqual({ version: 2, stops: [smith, maleny] })
  })

  it('is for nobody else', async () => {
    const collectionId = await portal.make(ALICE, { listingIds: [1] })
    await save(ALICE, [smith], { collectionId })
    expect(await plan(CARA, collectionId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(CARA, [], { collectionId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await plan(STELLA, collectionId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await plan(ALICE, 'none')).toMatchObject({ code: 'NOT_FOUND' })
    const open = await portal.make(ALICE, { name: 'Open', isPublic: true, listingIds: [1] })
    expect(await plan(CARA, open)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await save(CARA, [smith], { collectionId: open })).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is in the calendar of each of them, a visit of two days once, until they leave', async () => {
    const collectionId = await portal.make(ALICE, { listingIds: [1, 9] })
    await portal.join(collectionId, ALICE, BRUNO)
    await save(ALICE, [smith, maleny], { collectionId })
    await save(BRUNO, [smith])
    expect((await calendarOf(BRUNO)).split('BEGIN:VEVENT')).toHaveLength(3)
    await portal.ask(
      BRUNO,
      'mutation Leave($id: ID!, $member: Int!) { removeCollectionCollaborator(collectionId: $id, memberId: $member) { collectionId } }',
      { id: collectionId, member: BRUNO },
    )
    expect(await plan(BRUNO, collectionId)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await calendarOf(BRUNO)).split('BEGIN:VEVENT')).toHaveLength(2)
  })
})
