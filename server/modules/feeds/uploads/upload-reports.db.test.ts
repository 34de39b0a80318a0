import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { feedsUnderTest, type FeedsUnderTest, feedXml, listingXml } from '#tests/support/feeds-under-test.ts'

let portal: FeedsUnderTest
beforeAll(async () => {
  portal = await feedsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

/** The remarks on a listing that was uploaded, as a report says them now. */
async function uploaded(): Promise<() => Promise<unknown>> {
  const key = await portal.newKey()
  const { uploadId } = (await portal.send(key, feedXml(listingXml('A1')))).json
  await portal.doJobs()
  return async () => (await portal.report(key, uploadId)).json.results[0].remarks
}

it('a report tells of a suburb that the portal did not know, until that is confirmed', async () => {
  const remarks = await uploaded()
  await portal.database.query(
    `insert into suburb_from_feed (location_id, agency_id, added_at) select suburb_id, 'NELSON', now() from listing where id = 1`,
  )
  expect(await remarks()).toEqual([
    {
      line: 0,
      element: 'suburb',
      reason: 'The portal didn’t know this suburb. Please check its name, state and postcode; staff check it too.',
    },
  ])
  await portal.database.query('delete from suburb_from_feed')
  expect(await remarks()).toEqual([])
})

it('a report tells of the pictures that a listing is without, and why', async () => {
  const remarks = await uploaded()
  await portal.database.query(
    `insert into feed_picture (listing_id, kind, picture_id, stated, source, host, due_at, failure) values
       (1, 'photo', 'a', 'https://agency.example/a.jpg', 'https://agency.example/a.jpg', 'agency.example', '2026-11-20',
        'agency.example answers with 500.'),
       (1, 'floorPlan', '1', 'plan.png', null, '', null, 'The feed names a file, but came without files.')`,
  )
  expect(await remarks()).toEqual([
    {
      line: 0,
      element: 'img',
      reason: '“a”, https://agency.example/a.jpg: agency.example answers with 500. It is tried again.',
    },
    { line: 0, element: 'floorplan', reason: '“1”, plan.png: The feed names a file, but came without files.' },
  ])
})
