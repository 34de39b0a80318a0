import { describe, expect, it } from 'vitest'
import { transactionStatuses, transactionTypes } from './transactions.ts'
import { collectionVisibilities, reactionTypes } from './collections.ts'
import { contactTypes } from './contact-types.ts'
import { enquiryTopics, topicsFor } from './enquiry-topics.ts'
import { featureToggles } from './feature-toggles.ts'
import { featuresOfGroup, propertyFeatureNames, propertyFeatures } from './features.ts'
import { listingModes, searchModeNames, searchModes } from './search-modes.ts'
import { permissions } from './permissions.ts'
import { isLandType, propertyTypeNames, propertyTypes, ruralSubtypes } from './property-types.ts'
import { searchContexts } from './search-contexts.ts'
import { sortOptionNames, sortOptions, sortOptionsOfMode } from './sort-options.ts'
import { states } from './states.ts'
import { userTypes } from './user-types.ts'

const numbered = (table: Record<string, number>) =>
  Object.entries(table)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')

/** "splitSystemHeating" as "Split system heating". */
const wordsOf = (name: string) => {
  const words = name.replaceAll(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`).trimStart()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

describe('lookup tables', () => {
  it('number listing modes, users and contacts', () => {
    expect(numbered(listingModes)).toBe('Buy 1, Rent 2, Sold 3, Leased 4, Agents 5, Reviews 6, Questions 7')
    expect(numbered(userTypes)).toBe('Local 1, Agent 2')
    expect(numbered(contactTypes)).toBe('Email 1, Mobile 2, Landline 3, Fax 4, Website 5')
  })

  it('number property types', () => {
    expect(numbered(Object.fromEntries(propertyTypeNames.map((type) => [type, propertyTypes[type].number])))).toBe(
      'Unknown 0, Acreage 1, Rural 2, Alpine 3, Apartment 4, Block_of_Units 5, Flat 6, House 7, Retirement 8, ' +
        'SemiDetached 9, ServicedApartment 10, Studio 11, Terrace 12, Townhouse 13, Unit 14, Land 15, Villa 16, ' +
        'Warehouse 17, Other 18, residentialLand 19, commercialLand 20, cropping 21, dairy 22, farmlet 23, ' +
        'horticulture 24, lifestyle 25, livestock 26, mixedFarming 27, viticulture 28, ruralOther 29',
    )
    expect(ruralSubtypes.join(' ')).toBe(
      'cropping dairy farmlet horticulture lifestyle livestock mixedFarming viticulture ruralOther',
    )
  })

  it('list the features of a home', () => {
    expect(featuresOfGroup('indoor').join(', ')).toBe(
      'airConditioning, alarmSystem, broadband, builtInRobes, dishwasher, ductedCooling, ductedHeating, ' +
        'evaporativeCooling, floorboards, furnished, gasHeating, gym, insideSpa, intercom, openFirePlace, payTV, ' +
        'petFriendly, rumpusRoom, splitSystemAirCon, splitSystemHeating, study, vacuumSystem',
    )
    expect(featuresOfGroup('outdoor').join(', ')).toBe(
      'balcony, courtyard, deck, fullyFenced, outdoorEnt, outsideSpa, pool, remoteGarage, secureParking, shed, ' +
        'tennisCourt, workshop',
    )
    expect(featuresOfGroup('eco').join(', ')).toBe('greyWaterSystem, solarHotWater, solarPanels, waterTank')
  })

  it('number the orders of a search', () => {
    expect(numbered(Object.fromEntries(sortOptionNames.map((name) => [name, sortOptions[name].number])))).toBe(
      'Expensive 1, Cheapest 2, Oldest 3, Newest 4, Boosted 5, Inspections 6, RecentlySoldOrLeased 7, Auctions 8, ' +
        'HasAVirtualTour 9, HasVideos 10, HighestSoldPrice 12, LowestSoldPrice 13, SoldHomesForYou 14',
    )
  })

  it('name states, capitals and time zones', () => {
    expect(
      Object.entries(states).map(([code, { name, capital, timeZone }]) => [code, name, capital, timeZone]),
    ).toEqual([
      ['ACT', 'Australian Capital Territory', 'Canberra', 'Australia/Sydney'],
      ['NSW', 'New South Wales', 'Sydney', 'Australia/Sydney'],
      ['NT', 'Northern Territory', 'Darwin', 'Australia/Darwin'],
      ['QLD', 'Queensland', 'Brisbane', 'Australia/Brisbane'],
      ['SA', 'South Australia', 'Adelaide', 'Australia/Adelaide'],
      ['TAS', 'Tasmania', 'Hobart', 'Australia/Hobart'],
      ['VIC', 'Victoria', 'Melbourne', 'Australia/Melbourne'],
      ['WA', 'Western Australia', 'Perth', 'Australia/Perth'],
    ])
  })

  it('hold the other enumerations', () => {
    expect(collectionVisibilities).toEqual(['PRIVATE', 'PUBLIC'])
    expect(reactionTypes).toEqual(['like', 'dislike'])
    expect(transactionStatuses).toEqual(['available', 'completed', 'removed'])
    expect(transactionTypes).toEqual(['rental', 'sale'])
    expect(searchContexts).toEqual(['location', 'map', 'draw', 'office'])
  })

  it('name the features that can be switched', () => {
    expect(Object.keys(featureToggles).join(', ')).toBe(
      'tracking, listingTrackingLog, agentTrackingLog, sentryTracking, gtmTrackingLog, myPlaces, ' +
        'advancedMapClustering, systemNotifications, performanceHub',
    )
    for (const [name, label] of Object.entries(featureToggles)) {
      expect(label).toBe(wordsOf(name).replace('Gtm', 'GTM'))
    }
  })
})

it('each permission area has its claims', () => {
  expect(permissions).toEqual({
    agents_permission: [
      'CanGenerateVideo',
      'CanToggleVideoVisibility',
      'CanTriggerPremierAgentWorkflow',
      'CanChangeAnyAgentsSetting',
      'CanManageAnyAgentReview',
    ],
    listings_permission: ['CanViewHidden', 'CanBoost', 'CanManageAny'],
    apps_permission: ['CanToggleFeatures'],
    collections_permission: ['CanManageAny'],
    users_permission: ['CanViewAnyMember', 'CanManageAny'],
    multiloaders_permission: ['CanViewFiles', 'CanStoreAFile', 'CanViewErrors', 'CanStoreAnError'],
    tracking_permission: ['CanAddListingEvent'],
    ugc_permission: ['CanManageAny', 'CanViewAny'],
  })
})

describe('a property type', () => {
  it('is called by its name, but for five', () => {
    const otherwise = new Map([
      ['Rural', 'Rural Property'],
      ['Block_of_Units', 'Block of Units'],
      ['SemiDetached', 'Semi-detached'],
      ['ServicedApartment', 'Serviced Apartment'],
      ['ruralOther', 'Other Rural'],
    ])
    const inCapitals = (name: string) => wordsOf(name).replaceAll(/ [a-z]/g, (letter) => letter.toUpperCase())
    for (const type of propertyTypeNames) {
      expect(propertyTypes[type].displayName).toBe(otherwise.get(type) ?? inCapitals(type))
    }
  })

  it('has a word of the path from Acreage to Other, and one of the query alone else', () => {
    const inPath = propertyTypeNames.filter((type) => propertyTypes[type].pathWord !== null)
    expect(inPath).toEqual(propertyTypeNames.slice(1, 19))
    expect(inPath.map((type) => propertyTypes[type].pathWord).join(' ')).toBe(
      'acreage rural alpine apartments blocks-of-units flats houses retirement semi-detached serviced-apartments ' +
        'studios terraces townhouses units land villas warehouses other',
    )
    const inQuery = propertyTypeNames.filter((type) => propertyTypes[type].pathWord === null)
    expect(inQuery.map((type) => propertyTypes[type].queryWord).join(' ')).toBe(
      'unknown residential-land commercial-land cropping dairy farmlets horticulture lifestyle livestock ' +
        'mixed-farming viticulture other-rural',
    )
  })

  it('is bare land in three kinds', () => {
    expect(propertyTypeNames.filter(isLandType)).toEqual(['Land', 'residentialLand', 'commercialLand'])
  })
})

it('a feature is called by its words, but for six', () => {
  const otherwise = new Map([
    ['builtInRobes', 'Built-in robes'],
    ['openFirePlace', 'Open fireplace'],
    ['payTV', 'Pay TV'],
    ['splitSystemAirCon', 'Split system air conditioning'],
    ['outdoorEnt', 'Entertaining Area'],
    ['hasAVirtualTour', 'Has a virtual tour'],
  ])
  for (const name of propertyFeatureNames) {
    expect(propertyFeatures[name].displayName).toBe(otherwise.get(name) ?? wordsOf(name))
  }
})

it('each mode has its name, its words of the path and its page of an agency', () => {
  expect(
    searchModeNames.map((mode) => {
      const { displayName, pathPrefix, shortForm, officePathSuffix } = searchModes[mode]
      return [mode, displayName, pathPrefix, shortForm, officePathSuffix]
    }),
  ).toEqual([
    ['buy', 'Buy', 'for-sale', 'buy', 'properties-for-sale'],
    ['rent', 'Rent', 'for-rent', 'rent', 'properties-for-rent'],
    ['sold', 'Sold', 'sold-properties', null, 'sold-properties'],
    ['leased', 'Leased', 'leased', null, null],
  ])
})

describe('an order of a search', () => {
  it('has its name in the URL and its name on the page', () => {
    expect(sortOptionNames.map((name) => `${sortOptions[name].urlName}: ${sortOptions[name].displayName}`)).toEqual([
      'expensive: Price (high to low)',
      'cheapest: Price (low to high)',
      'oldest: Oldest',
      'newest: Newest',
      'homesForYou: Promoted first',
      'nextInspection: Next inspection',
      'recentlySoldOrLeased: Most recent',
      'nextAuction: Next auction',
      'hasAVirtualTour: Has a virtual tour',
      'hasVideos: Has videos',
      'highestSoldPrice: Sold price (high to low)',
      'lowestSoldPrice: Sold price (low to high)',
      'soldHomesForYou: Most recent, promoted first',
    ])
  })

  it('is offered where it means something: auctions to buyers alone, what a home went for among sold ones', () => {
    const offered = (mode: keyof typeof sortOptionsOfMode) => sortOptionsOfMode[mode].join(' ')
    const any = 'Boosted Newest Oldest Cheapest Expensive Inspections'
    expect(offered('buy')).toBe(`${any} Auctions HasAVirtualTour HasVideos`)
    expect(offered('rent')).toBe(`${any} HasAVirtualTour HasVideos`)
    expect(offered('sold')).toBe(
      'SoldHomesForYou RecentlySoldOrLeased HighestSoldPrice LowestSoldPrice HasAVirtualTour HasVideos',
    )
    expect(offered('leased')).toBe('RecentlySoldOrLeased Cheapest Expensive HasAVirtualTour HasVideos')
  })
})

it('the topics of an enquiry depend on whether the listing is for sale or for rent', () => {
  const asked = (listingType: 'sale' | 'rental') =>
    topicsFor(listingType).map((name) => enquiryTopics[name].displayName)
  expect(asked('sale')).toEqual(['Inspection times', 'Price guide', 'Contract of sale', 'Similar homes'])
  expect(asked('rental')).toEqual(['Inspection times', 'Similar homes', 'How to apply', 'When it is available', 'Pets'])
})
