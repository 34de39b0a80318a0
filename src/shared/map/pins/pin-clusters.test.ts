import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { clusterPins, type MapPin, type PinClusters } from './pin-clusters.ts'
import { pinName, pinText, shortCount } from './pin-text.ts'

const country = { south: -44, west: 112, north: -10, east: 154 }

const marker = (
  id: number,
  latitude: number,
  longitude: number,
  rest: Partial<Pins_MarkerFragment> = {},
): Pins_MarkerFragment => ({
  id,
  latLong: { latitude, longitude },
  isApproximate: false,
  priceLabel: '$1.2M',
  statusType: 'available',
  isUnderOffer: false,
  suburbId: 1,
  suburb: 'Fitzroy',
  ...rest,
})

function pinClusters(markers: readonly Pins_MarkerFragment[]): PinClusters {
  const work = clusterPins(markers)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const listingsOf = (pin: MapPin): number => (pin.kind === 'cluster' ? pin.count : pin.markers.length)
const sum = (pins: readonly MapPin[]): number => pins.reduce((total, pin) => total + listingsOf(pin), 0)

describe('pins', () => {
  const listings = fc.array(
    fc.record({
      latitude: fc.integer({ min: -43_000, max: -11_000 }),
      longitude: fc.integer({ min: 114_000, max: 153_000 }),
    }),
    { maxLength: 120 },
  )

  it('add up to all homes at every zoom, homes at one point included', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 3, max: 18 }), (places, zoom) => {
        const markers = places.flatMap(({ latitude, longitude }, index) => [
          marker(2 * index, latitude / 1000, longitude / 1000, { suburbId: index % 7 }),
          ...(index % 3 === 0 ? [marker(2 * index + 1, latitude / 1000, longitude / 1000)] : []),
        ])
        expect(sum(pinClusters(markers).within(country, zoom))).toBe(markers.length)
      }),
      { numRuns: 60 },
    )
  })

  it('name the pin that holds a home at every zoom', () => {
    const markers = [marker(1, -37.8, 144.98), marker(2, -37.8001, 144.9801), marker(3, -33.86, 151.2)]
    const clusters = pinClusters(markers)
    for (const zoom of [3, 8, 14, 18]) {
      const keys = clusters.within(country, zoom).map(({ key }) => key)
      for (const { id } of markers) expect(keys).toContain(clusters.keyOf(id, zoom))
    }
    expect(clusters.keyOf(99, 10)).toBeNull()
  })

  it('stay together when their homes are at the same point, however near one looks', () => {
    const clusters = pinClusters([marker(1, -37.8, 144.98), marker(2, -37.8, 144.98)])
    expect(clusters.within(country, 18)).toMatchObject([{ kind: 'place', markers: [{ id: 1 }, { id: 2 }] }])
  })

  it('fall apart at the zoom that a cluster tells', () => {
    const clusters = pinClusters([marker(1, -37.8, 144.98), marker(2, -37.801, 144.981)])
    const [cluster] = clusters.within(country, 5)
    if (cluster?.kind !== 'cluster') throw new Error('The homes are not in a cluster')
    expect(cluster.count).toBe(2)
    const zoom = cluster.expansionZoom
    expect(clusters.within(country, zoom)).toHaveLength(2)
    expect(clusters.within(country, zoom - 1)).toHaveLength(1)
  })

  it('stay in a cluster at each zoom farther than the one it is formed at', () => {
    const clusters = pinClusters([marker(1, -37.8, 144.98), marker(2, -37.801, 144.981), marker(3, -37.9, 145.2)])
    for (const zoom of [3, 4, 5, 6]) {
      expect(clusters.keyOf(1, zoom)).toBe(clusters.keyOf(2, zoom))
      expect(sum(clusters.within(country, zoom))).toBe(3)
    }
  })

  it('stand at the home nearest to the middle of theirs', () => {
    const listingsOfTwo = [marker(1, -37.8, 144), marker(2, -37.8, 144.03), marker(3, -37.8, 144.03)]
    const [pin] = pinClusters(listingsOfTwo).within(country, 6)
    expect(pin?.latLong).toEqual({ latitude: -37.8, longitude: 144.03 })
  })

  it('stand at one of their homes at every zoom', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 3, max: 16 }), (places, zoom) => {
        const markers = places.map(({ latitude, longitude }, index) => marker(index, latitude / 1000, longitude / 1000))
        const known = new Set(markers.map(({ latLong }) => JSON.stringify(latLong)))
        for (const { latLong } of pinClusters(markers).within(country, zoom)) {
          expect(known).toContain(JSON.stringify(latLong))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are those of suburbs from afar, whose homes lie nearer to those of another suburb than to each other', () => {
    const fitzroy = { suburbId: 1, suburb: 'Fitzroy' }
    const collingwood = { suburbId: 2, suburb: 'Collingwood' }
    const row = [0, 1, 2, 3].flatMap((index) => [
      marker(index, -37.8 + index / 100, 144.98, fitzroy),
      marker(10 + index, -37.8 + index / 100, 145.06, collingwood),
    ])
    const clusters = pinClusters([...row, marker(20, -37.785, 145.055, fitzroy)])
    const far = clusters.within(country, 10)
    expect(far.map((pin) => [pin.kind === 'cluster' && pin.suburb, listingsOf(pin)])).toEqual([
      ['Fitzroy', 5],
      ['Collingwood', 4],
    ])
    expect(clusters.keyOf(20, 10)).toBe(far[0]?.key)
    expect(clusters.keyOf(20, 12)).not.toBe(clusters.keyOf(0, 12))
    expect(clusters.within(country, 3)).toMatchObject([{ count: 9, suburb: null }])
  })

  it('are none for no homes', () => {
    expect(pinClusters([]).within(country, 5)).toEqual([])
  })
})

describe('what a pin says', () => {
  const at = (...markers: Pins_MarkerFragment[]): MapPin<Pins_MarkerFragment> => ({
    kind: 'place',
    key: 'x',
    latLong: { latitude: 0, longitude: 0 },
    markers,
  })
  const cluster: MapPin<Pins_MarkerFragment> = {
    kind: 'cluster',
    key: 'c',
    latLong: { latitude: 0, longitude: 0 },
    count: 1299,
    markers: [],
    expansionZoom: 1,
    suburb: null,
  }

  it('is the price, else why there is none', () => {
    expect(pinText(at(marker(1, 0, 0)))).toBe('$1.2M')
    expect(pinText(at(marker(1, 0, 0, { priceLabel: null })))).toBe('Ask')
    expect(pinText(at(marker(1, 0, 0, { priceLabel: null, isUnderOffer: true })))).toBe('Under offer')
    expect(pinText(at(marker(1, 0, 0, { priceLabel: null, statusType: 'completed' })))).toBe('Withheld')
    expect(pinText(at(marker(1, 0, 0), marker(2, 0, 0)))).toBe('2 homes')
  })

  it('tells a screen reader when the place is not exact', () => {
    expect(pinName(at(marker(1, 0, 0, { isApproximate: true })))).toBe('Home, $1.2M, somewhere around here')
    expect(pinName(cluster)).toBe('1299 homes: zoom in')
    expect(pinName({ ...cluster, suburb: 'Fitzroy' })).toBe('1299 homes in Fitzroy: zoom in')
  })

  it('counts in short where room is short, never more than there are', () => {
    expect([7, 999, 1000, 1299, 9999, 50_999].map(shortCount)).toEqual(['7', '999', '1k', '1.2k', '9.9k', '50k'])
    expect(pinText(cluster)).toBe('1.2k')
  })
})
