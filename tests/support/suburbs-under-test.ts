import { type AskedChange, changeSuburb } from '#server/start/suburb-changes.ts'
import { insertRows } from './insert-rows.ts'
import { ALICE, reviewsUnderTest } from './reviews-under-test.ts'
import { COLLINGWOOD, FITZROY } from './small-world-listings.ts'

export const fitzroy = 'fitzroy-vic-3065'
export const collingwood = 'collingwood-vic-3066'
/** In Collingwood, of the same name as that of Fitzroy. */
export const OTHER_SMITH_STREET = 22
export const ROSE_STREET = 23

type Review = { id: number; author: number; location: number; rating: number; year: number; status?: string }

export type SuburbsUnderTest = Awaited<ReturnType<typeof suburbsUnderTest>>

/** The portal over the small world, whose suburbs are renamed and merged. */
export async function suburbsUnderTest() {
  const portal = await reviewsUnderTest()
  await portal.forget()
  const { database, world } = portal
  const change = async (asked: AskedChange) => {
    const changed = await changeSuburb(database, asked, portal.now())
    await world.parts.locationIndex.refresh()
    return changed
  }
  return {
    ...portal,
    rename: (uri: string, name: string) => change({ kind: 'rename', uri, name }),
    merge: (uri = fitzroy, intoUri = collingwood) => change({ kind: 'merge', uri, intoUri }),
    rows: (text: string) => database.query<Record<string, unknown>>(text),
    uriOf: async (identifier: string) =>
      (await portal.ask(null, `{ location(identifier: "${identifier}") { uri } }`)).data.location?.uri ?? null,
    restUriOf: async (uri: string) => (await portal.app.inject(`/rest/location/by-uri/${uri}`)).json().uri,
    addStreets: () =>
      insertRows(
        database,
        'location',
        ...[
          { id: OTHER_SMITH_STREET, name: 'Smith Street', uri: `smith-street-${collingwood}`, suburb_id: COLLINGWOOD },
          { id: ROSE_STREET, name: 'Rose Street', uri: `rose-street-${fitzroy}`, suburb_id: FITZROY },
        ].map((street) => ({ ...STREET, ...street, postcode: street.suburb_id === FITZROY ? '3065' : '3066' })),
      ),
    async addReviews(...reviews: readonly Review[]) {
      const posts = reviews.map(({ id, author, location, year, rating, status = 'published' }) => ({
        id,
        kind: 'locationReview',
        author_id: author,
        location_id: location,
        rating,
        status,
        title: `Review ${id}`,
        content: 'Quiet, with a good bakery.',
        written_at: new Date(Date.UTC(year, 0)),
        published_at: new Date(Date.UTC(year, 0)),
      }))
      const said = reviews.map(({ id }) => ({ id, author_relation: 'livesHere', pros: ['The bakery'] }))
      await insertRows(database, 'post', ...posts)
      await insertRows(database, 'location_review', ...said)
    },
    addPost: (post: { id: number; kind: string; author_id: number } & Record<string, unknown>) =>
      insertRows(database, 'post', {
        title: `Post ${post.id}`,
        content: 'What was said.',
        written_at: portal.now(),
        published_at: portal.now(),
        ...post,
      }),
    follow: (memberId: number, locationId: number, isByEmail = true) =>
      insertRows(database, 'location_follower', {
        location_id: locationId,
        member_id: memberId,
        followed_at: portal.now(),
        is_by_email: isByEmail,
      }),
    async addAlert(...locationIds: readonly number[]): Promise<number> {
      const filter = { searchMode: 'buy', locationIds }
      return (await portal.ask(ALICE, ADD_ALERT, { filter })).data.addAlert.alert.id
    },
    async alertOf(id: number) {
      const { data } = await portal.ask(ALICE, READ_ALERTS)
      const text = 'select kind, place_id as id from alert_place where alert_id = $1 order by kind, place_id'
      return {
        ...data.alerts.results.find((each: { id: number }) => each.id === id),
        places: await database.query(text, [id]),
      }
    },
  }
}

const STREET = {
  type: 'street',
  state_code: 'VIC',
  settlement: 'city',
  latitude_micro: -37_800_000,
  longitude_micro: 144_980_000,
}

const ADD_ALERT =
  'mutation ($filter: AlertFilterInput!) { addAlert(input: { name: "Mine", filter: $filter }) { alert { id } } }'
const READ_ALERTS = '{ alerts { results { id filter { locations { id uri } } cardInfo { place } links { search } } } }'
