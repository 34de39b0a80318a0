import { expect, it } from 'vitest'
import { pageTypeOf } from './page-type-of.ts'

it.each([
  ['/', 'home'],
  ['/homes/12-smith-street-fitzroy-vic-3065/1', 'listingDetails'],
  ['/For-Sale/fitzroy-vic-3065/real-estate', 'searchResults'],
  ['/real-estate-agency/harbour-north-sydney/properties-for-sale', 'searchResults'],
  ['/new-apartments', 'newApartments'],
  ['/fitzroy-vic-3065', 'locationOverview'],
  ['/find-suburb', 'locationFinder'],
  ['/agent/mia-chen', 'agentProfile'],
  ['/user/lena', 'userProfile'],
  ['/user/sign-in', 'other'],
  ['/news/spring', 'articles'],
  ['/settings', 'settings'],
  ['/about-us', 'other'],
])('%s is a page of the kind %s', (path, pageType) => expect(pageTypeOf(path)).toBe(pageType))
