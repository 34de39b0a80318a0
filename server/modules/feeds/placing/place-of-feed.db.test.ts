import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeedAddress } from '#domain/feeds/feed-address.ts'
import { confirmSuburb, unconfirmedSuburbs } from '#server/gazetteer/suburbs-of-feeds.queries.ts'
import { placeDirectory } from '#server/modules/locations/place-directory.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { FITZROY, MALENY, SMITH_STREET } from '#tests/support/small-world-listings.ts'
import { placeOfFeed } from './place-of-feed.ts'

let world: SmallWorld
beforeEach(async () => {
  world = await createSmallWorld()
  await world.database.query(`select setval(pg_get_serial_sequence('location', 'id'), 1000)`)
})
afterEach(() => world.close())

const clock = () => SMALL_WORLD_NOW
const place = (address: Partial<FeedAddress>) =>
  world.database.transaction(() =>
    placeOfFeed(
      { database: world.database, clock, places: placeDirectory(world.database, clock) },
      {
        street: null,
        streetAddress: null,
        isHidden: false,
        suburb: 'Fitzroy',
        stateCode: 'VIC',
        postcode: '3065',
        ...address,
      },
      'XNWX',
    ),
  )

describe('the place of a home', () => {
  it.each([
    ['Smith Street', SMITH_STREET],
    ['SMITH ST', SMITH_STREET],
    ['Rose Street', null],
    [null, null],
  ])('in %s has the street that is known', async (street, streetId) => {
    expect(await place({ street, suburb: 'FITZROY' })).toMatchObject({ suburb: { id: FITZROY }, streetId })
  })

  it('is in the middle of its street, else of its suburb', async () => {
    const [street] = await world.database.query('select latitude_micro from location where id = $1', [SMITH_STREET])
    expect(await place({ street: 'Smith Street' })).toMatchObject({ latitudeMicro: street?.latitude_micro })
    expect(await place({})).toMatchObject({ latitudeMicro: -37_801_100, longitudeMicro: 144_978_900 })
  })

  it('is in the only suburb of that name where the postcode is that of a neighbour', async () => {
    expect(await place({ suburb: 'maleny', stateCode: 'QLD', postcode: '4551' })).toMatchObject({
      suburb: { id: MALENY },
    })
    const elsewhere = await place({ suburb: 'Maleny', stateCode: 'QLD', postcode: '4870' })
    expect(elsewhere?.suburb.id).not.toBe(MALENY)
  })
})

describe('a suburb that the portal has not', () => {
  const wattle = { suburb: 'WATTLE VALE', postcode: '3067' }

  it('is added once, near the suburbs of the nearest postcode, and waits to be confirmed', async () => {
    const added = await place(wattle)
    const [region] = await world.database.query(`select id from location where uri = 'inner-melbourne-vic'`)
    expect(added?.suburb).toMatchObject({
      name: 'Wattle Vale',
      uri: 'wattle-vale-vic-3067',
      latitudeMicro: -37_802_100,
      settlement: 'city',
    })
    expect(region).toBeDefined()
    expect((await place(wattle))?.suburb.id).toBe(added?.suburb.id)
    expect(await unconfirmedSuburbs(world.database)).toEqual([
      { uri: 'wattle-vale-vic-3067', agencyId: 'XNWX', listingCount: 0 },
    ])
    expect(await confirmSuburb(world.database, 'wattle-vale-vic-3067')).toBe(true)
    expect(await confirmSuburb(world.database, 'wattle-vale-vic-3067')).toBe(false)
    expect(await unconfirmedSuburbs(world.database)).toEqual([])
  })

  it('is none where its name has no letter or digit', async () => {
    expect(await place({ suburb: '???' })).toBeNull()
  })

  it('is where the regions of its state are, if that has no suburb', async () => {
    expect((await place({ suburb: 'Karratha', stateCode: 'WA', postcode: '6714' }))?.suburb.stateCode).toBe('WA')
  })
})
