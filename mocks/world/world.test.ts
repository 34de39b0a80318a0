import { expect, it } from 'vitest'
import { createWorld } from './world.ts'

const now = new Date('2026-11-20T00:30:00Z')
const rowsOf = ({ places, offices, agents, listings, schools }: ReturnType<typeof createWorld>) =>
  [places, offices, agents, listings, schools].map((table) => JSON.stringify(table.getAll()))

it('is the same world for the same moment', () => {
  expect(rowsOf(createWorld(now))).toEqual(rowsOf(createWorld(now)))
})

it('counts its dates from the moment', () => {
  const [home] = createWorld(now).listings.getAll()
  const [laterHome] = createWorld(new Date('2027-03-01T00:30:00Z')).listings.getAll()
  expect(home?.inspections[0]?.startsAt.toISOString()).toBe('2026-11-20T23:00:00.000Z')
  expect(laterHome?.inspections[0]?.startsAt.toISOString()).toBe('2027-03-01T23:00:00.000Z')
})

it('has homes of every mode, in several states, and each special case', () => {
  const { listings, places } = createWorld(now)
  const homes = listings.getAll()
  const count = (isCounted: (home: (typeof homes)[number]) => boolean) => homes.filter(isCounted).length
  expect(homes.length).toBeGreaterThan(50)
  expect(new Set(homes.map(({ id }) => id)).size).toBe(homes.length)
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

it('never names the street of a home whose address is hidden in a text about it', () => {
  const hidden = createWorld(now)
    .listings.getAll()
    .filter(({ isAddressHidden }) => isAddressHidden)
  for (const { streetAddress, title, description } of hidden) {
    const street = (streetAddress ?? '').replace(/^[\d/, ]+/, '')
    expect(`${title} ${description}`).not.toContain(street)
  }
})
