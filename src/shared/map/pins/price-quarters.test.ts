import { describe, expect, it } from 'vitest'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import type { MapPin } from './pin-clusters.ts'
import { lookByPrice } from './price-quarters.ts'

const marker = (id: number, priceLabel: string | null): Pins_MarkerFragment => ({
  id,
  latLong: { latitude: 0, longitude: 0 },
  isApproximate: false,
  priceLabel,
  statusType: 'available',
  isUnderOffer: false,
  suburbId: 1,
  suburb: 'Fitzroy',
})
const cluster = (
  markers: readonly Pins_MarkerFragment[],
  suburb: string | null = null,
): MapPin<Pins_MarkerFragment> => ({
  kind: 'cluster',
  key: 'c',
  latLong: { latitude: 0, longitude: 0 },
  count: markers.length,
  markers,
  expansionZoom: 1,
  suburb,
})

const labels = ['$500k', '$600k', '$700k', '$800k', '$900k', '$1M+', '$1.1M', '$2M']
const all = labels.map((label, index) => marker(index, label))
const lookOf = lookByPrice(all)

describe('a cluster by price', () => {
  it.each([
    [['$500k', '$600k'], '2 · $500k', 0],
    [['$500k', '$700k', '$2M'], '3 · $700k', 1],
    [['$900k', '$1M+', '$1.1M'], '3 · $1M', 2],
    [['$2M', '$1.1M'], '2 · $1.1M', 3],
    [[null, '$700k', null], '3 · $700k', 1],
  ])('of %j says %s, in quarter %d', (priceLabels, text, priceQuarter) => {
    expect(lookOf(cluster(priceLabels.map((label, index) => marker(index, label))))).toMatchObject({
      text,
      priceQuarter,
    })
  })

  it('is named by its middle price', () => {
    const homes = [marker(1, '$500k'), marker(2, '$700k'), marker(3, '$2M')]
    expect(lookOf(cluster(homes, 'Fitzroy')).name).toBe(
      '3 homes in Fitzroy, half of those with a price for $700k or less: zoom in',
    )
    expect(lookOf(cluster(homes)).name).toBe('3 homes, half of those with a price for $700k or less: zoom in')
  })

  it('is as always where none of its homes has a price, and so is a single home', () => {
    expect(lookOf(cluster([marker(1, null), marker(2, null)]))).toEqual({
      text: '2',
      name: '2 homes: zoom in',
      isApproximate: false,
    })
    const home: MapPin<Pins_MarkerFragment> = {
      kind: 'place',
      key: 'p',
      latLong: { latitude: 0, longitude: 0 },
      markers: all.slice(0, 1),
    }
    expect(lookOf(home)).toEqual({ text: '$500k', name: 'Home, $500k', isApproximate: false })
  })
})
