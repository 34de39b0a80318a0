import { expect, it } from 'vitest'
import { find, update } from './table.ts'
import { createWorld, resetWorld, tableNames, type World } from './world.ts'

const now = new Date('2026-11-20T00:30:00Z')
const rowsOf = (world: World) => tableNames(world).map((name) => [name, JSON.stringify(world[name].getAll())])

it('is the same world for the same moment', () => {
  expect(rowsOf(createWorld(now))).toEqual(rowsOf(createWorld(now)))
})

it('has every row back after a reset, and none that was added', () => {
  const world = createWorld(now)
  for (const name of tableNames(world)) world[name].deleteMany({ where: {} })
  world.trackedBatches.create({ batchId: 'b-1' })
  world.refreshTokens.create({ token: 't-1', sessionId: 's-1', turn: 1, isUsed: false, usedWithKey: null })
  expect(rowsOf(world)).not.toEqual(rowsOf(createWorld(now)))
  resetWorld(world)
  expect(rowsOf(world)).toEqual(rowsOf(createWorld(now)))
  expect(world.enquiries.getAll().map(({ name }) => name)).toEqual([
    'Priscilla Tan',
    'Dov Adler',
    'Mia Okafor',
    'Jun Park',
  ])
  expect(world.members.getAll().map(({ username }) => username)).toEqual(['lena', 'omar', 'agnes', 'stella'])
  expect(world.posts.getAll()).toHaveLength(24)
  expect(world.sessions.getAll()).toEqual([])
  expect(world.refreshTokens.getAll()).toEqual([])
})

it('replaces an object within a row whole, and leaves rows that were read before', () => {
  const { posts } = createWorld(now)
  const before = posts.getAll().find(({ review }) => review !== null)
  if (!before?.review) throw new Error('No post is a review')
  const review = { ...before.review, cons: ['The wind'] }
  update(posts, { postId: before.postId }, { review })
  expect(find(posts, { postId: before.postId })?.review).toEqual(review)
  expect(before.review.cons).not.toEqual(['The wind'])
})

it('counts its dates from the moment', () => {
  const [listing] = createWorld(now).listings.getAll()
  const [laterListing] = createWorld(new Date('2027-03-01T00:30:00Z')).listings.getAll()
  expect(listing?.inspections[0]?.startsAt.toISOString()).toBe('2026-11-20T23:00:00.000Z')
  expect(laterListing?.inspections[0]?.startsAt.toISOString()).toBe('2027-03-01T23:00:00.000Z')
})

it('has listings of every mode, in several states, and each special case', () => {
  const { listings, places } = createWorld(now)
  const all = listings.getAll()
  const count = (isCounted: (listing: (typeof all)[number]) => boolean) => all.filter(isCounted).length
  expect(all.length).toBeGreaterThan(50)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(places.getAll().map(({ stateCode }) => stateCode)).size).toBeGreaterThanOrEqual(6)
  expect(count(({ isAddressHidden }) => isAddressHidden)).toBeGreaterThan(2)
  expect(count(({ isUnderOffer }) => isUnderOffer)).toBeGreaterThan(2)
  expect(count(({ latLong }) => latLong === null)).toBe(1)
  expect(count(({ photos }) => photos.length === 0)).toBe(1)
  expect(count(({ isPriceWithheld }) => isPriceWithheld)).toBe(1)
  expect(count(({ statusType }) => statusType === 'removed')).toBe(2)
  expect(count(({ inspections }) => inspections.length > 1)).toBeGreaterThan(2)
  expect(count(({ auctionAt }) => auctionAt !== null)).toBeGreaterThan(3)
})

it('never names the street of a listing whose street address is hidden in a text about it', () => {
  const hidden = createWorld(now)
    .listings.getAll()
    .filter(({ isAddressHidden }) => isAddressHidden)
  for (const { streetAddress, title, description } of hidden) {
    const street = (streetAddress ?? '').replace(/^[\d/, ]+/, '')
    expect(`${title} ${description}`).not.toContain(street)
  }
})
