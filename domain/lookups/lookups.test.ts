import { describe, expect, it } from 'vitest'
import { isFeatureOn } from './feature-toggles.ts'
import { featureOfQueryName } from './feature-names.ts'
import { featureMask, featuresOfGroup, featuresOfMask, propertyFeatureNames, propertyFeatures } from './features.ts'
import {
  propertyTypeNames,
  propertyTypeOfNumber,
  propertyTypeOfWord,
  propertyTypes,
  ruralSubtypes,
} from './property-types.ts'
import { searchModeNames, searchModeOfPathPrefix, searchModes } from './search-modes.ts'
import { defaultSortOption, sortOptionNames, sortOptionOfWord, sortOptions, sortOptionsOfMode } from './sort-options.ts'
import { stateCodeOf, stateNamed, stateOrFallback, states, timeZoneOf } from './states.ts'

describe('property types', () => {
  it('are numbered 0 to 29 in their order', () => {
    expect(propertyTypeNames.map((type) => propertyTypes[type].number)).toEqual([...Array(30).keys()])
    expect(propertyTypeOfNumber(7)).toBe('House')
    expect([propertyTypeOfNumber(30), propertyTypeOfNumber(-1)]).toEqual(['Unknown', 'Unknown'])
  })
  it('each have their own word', () => {
    const words = propertyTypeNames.map((type) => propertyTypes[type].queryWord)
    expect(new Set(words).size).toBe(30)
    expect(words.map(propertyTypeOfWord)).toEqual(propertyTypeNames)
    expect(propertyTypeOfWord('castles')).toBeNull()
  })
  it('of the country are nine', () => {
    expect(ruralSubtypes).toHaveLength(9)
  })
})

describe('features', () => {
  it('are 22 indoor, 12 outdoor and 4 eco, then two media, in the bits 0 to 39', () => {
    expect((['indoor', 'outdoor', 'eco', 'media'] as const).map((group) => featuresOfGroup(group).length)).toEqual([
      22, 12, 4, 2,
    ])
    expect(propertyFeatureNames.map((name) => propertyFeatures[name].bit)).toEqual([...Array(40).keys()])
  })
  it('keep the bits that stored masks were written with', () => {
    const bits = (['airConditioning', 'petFriendly', 'pool', 'waterTank', 'hasVideos', 'hasAVirtualTour'] as const).map(
      (name) => propertyFeatures[name].bit,
    )
    expect(bits).toEqual([0, 16, 28, 37, 38, 39])
  })
  it('go into a mask and come back', () => {
    expect(featureMask([])).toBe(0n)
    expect(featureMask(['airConditioning', 'waterTank'])).toBe(1n + 2n ** 37n)
    expect(featuresOfMask(featureMask(['pool', 'gym']))).toEqual(['gym', 'pool'])
    expect(featuresOfMask(featureMask(propertyFeatureNames))).toEqual(propertyFeatureNames)
  })
  it('are named in lower case by the query, and read in any case', () => {
    expect(propertyFeatures.petFriendly.queryName).toBe('petfriendly')
    expect([featureOfQueryName('petFriendly'), featureOfQueryName('PAYTV'), featureOfQueryName('moat')]).toEqual([
      'petFriendly',
      'payTV',
      null,
    ])
  })
})

describe('search modes', () => {
  it('are found by their long and short path words', () => {
    expect(['for-sale', 'buy', 'for-rent', 'rent', 'sold-properties', 'leased'].map(searchModeOfPathPrefix)).toEqual([
      'buy',
      'buy',
      'rent',
      'rent',
      'sold',
      'leased',
    ])
    expect(searchModeOfPathPrefix('sold')).toBeNull()
  })
  it('carry the numbers of their listing modes', () => {
    expect(searchModeNames.map((mode) => searchModes[mode].listingMode)).toEqual([1, 2, 3, 4])
  })
})

describe('sort options', () => {
  it('have the numbers 1 to 14 without 11', () => {
    expect(sortOptionNames.map((option) => sortOptions[option].number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14,
    ])
  })
  it('offer the defaults of every mode, in a place and in an office', () => {
    expect(searchModeNames.map((mode) => defaultSortOption(mode, false))).toEqual([
      'Boosted',
      'Boosted',
      'SoldHomesForYou',
      'RecentlySoldOrLeased',
    ])
    expect(searchModeNames.map((mode) => defaultSortOption(mode, true))).toEqual([
      'Newest',
      'Newest',
      'RecentlySoldOrLeased',
      'RecentlySoldOrLeased',
    ])
    for (const mode of searchModeNames) {
      expect(sortOptionsOfMode[mode]).toEqual(
        expect.arrayContaining([defaultSortOption(mode, true), defaultSortOption(mode, false)]),
      )
      expect(sortOptionsOfMode[mode][0]).toBe(defaultSortOption(mode, false))
    }
  })
  it('have names in the URL that differ', () => {
    for (const option of sortOptionNames) expect(sortOptionOfWord(sortOptions[option].urlName)).toBe(option)
    expect([sortOptionOfWord('HOMESFORYOU'), sortOptionOfWord('Boosted'), sortOptionOfWord('')]).toEqual([
      'Boosted',
      'Boosted',
      null,
    ])
  })
})

describe('states', () => {
  it('fall back to Victoria', () => {
    expect([
      stateOrFallback(' qld '),
      stateOrFallback('New South Wales'),
      stateOrFallback('XX'),
      stateOrFallback(null),
    ]).toEqual(['QLD', 'NSW', 'VIC', 'VIC'])
    expect(['N.S.W.', 'Vic.', 'western australia', '', 'XX'].map(stateNamed)).toEqual(['NSW', 'VIC', 'WA', null, null])
    expect([stateCodeOf('wa'), stateCodeOf('xx')]).toEqual(['WA', null])
    expect([timeZoneOf('QLD'), timeZoneOf(undefined)]).toEqual(['Australia/Brisbane', 'Australia/Melbourne'])
  })
  it('have capitals and zones that exist', () => {
    expect(Object.values(states).map(({ capital }) => capital)).toEqual([
      'Canberra',
      'Sydney',
      'Darwin',
      'Brisbane',
      'Adelaide',
      'Hobart',
      'Melbourne',
      'Perth',
    ])
    for (const { timeZone } of Object.values(states))
      expect(() => new Intl.DateTimeFormat('en-AU', { timeZone })).not.toThrow()
  })
})

it('a feature is on when configured, overridden or targeted by an experiment', () => {
  const none = { configured: [], overridden: [], experiments: [] }
  expect(isFeatureOn('tracking', none)).toBe(false)
  expect(isFeatureOn('tracking', { ...none, configured: ['tracking'] })).toBe(true)
  expect(isFeatureOn('tracking', { ...none, overridden: ['tracking'] })).toBe(true)
  expect(isFeatureOn('tracking', { ...none, experiments: ['tracking'] })).toBe(true)
  expect(isFeatureOn('tracking', { ...none, experiments: ['myPlaces'] })).toBe(false)
})
