import { describe, expect, it } from 'vitest'
import { calendarUrl } from './calendar-url.ts'
import { isPromoted } from './is-promoted.ts'
import { type SharedListing, sharingText, sharingTitle } from './sharing-text.ts'

const terrace: SharedListing = {
  id: 1,
  listingType: 'sale',
  statusType: 'available',
  address: { suburb: 'Fitzroy', shortAddress: '12 Smith Street' },
  propertyType: 'Terrace',
  features: { bedrooms: 3, bathrooms: 1, cars: 2 },
  priceDetails: { longDescription: '$1,460,000 - $1,600,000' },
}

describe('a promoted home', () => {
  it.each([
    ['gold', 'sale', false, false, true],
    ['gold', 'sale', true, false, true],
    ['gold', 'rental', false, false, true],
    ['gold', 'rental', true, false, false],
    ['basic', 'sale', false, false, false],
    ['basic', 'sale', false, true, true],
  ] as const)(
    'of tier %s, %s, under offer: %s, put first by staff: %s, is %s',
    (tierType, listingType, isUnderOffer, isBoosted, answer) => {
      expect(isPromoted({ tierType, listingType, isUnderOffer, isBoosted })).toBe(answer)
    },
  )
})

describe('the text of a shared home', () => {
  it('says what, where, how many rooms and for how much', () => {
    expect(sharingTitle(terrace)).toBe('12 Smith Street, Fitzroy')
    expect(sharingText(terrace)).toBe(
      'Terrace for sale at 12 Smith Street, Fitzroy: 3 bedrooms, 1 bathroom, 2 car spaces. $1,460,000 - $1,600,000',
    )
  })

  it('names the suburb alone where the street is hidden', () => {
    const hidden = { ...terrace, address: { suburb: 'Fitzroy', shortAddress: 'Fitzroy' } }
    expect(sharingTitle(hidden)).toBe('Fitzroy')
    expect(sharingText(hidden)).toContain('Terrace for sale in Fitzroy: 3 bedrooms')
  })

  it('leaves out what is not known, and calls no bedroom a studio', () => {
    const land: SharedListing = { ...terrace, propertyType: 'Land', features: {} }
    expect(sharingText(land)).toBe('Land for sale at 12 Smith Street, Fitzroy. $1,460,000 - $1,600,000')
    const studio: SharedListing = { ...terrace, propertyType: 'Studio', features: { bedrooms: 0, cars: null } }
    expect(sharingText(studio)).toContain('Fitzroy: studio. ')
    expect(sharingText({ ...land, propertyType: 'Unknown' })).toContain('Property for sale')
  })

  it.each([
    ['rental', 'available', 'Terrace for rent at'],
    ['rental', 'completed', 'Terrace leased at'],
    ['sale', 'completed', 'Terrace sold at'],
  ] as const)('calls a %s that is %s "%s"', (listingType, statusType, words) => {
    expect(sharingText({ ...terrace, listingType, statusType })).toContain(words)
  })
})

describe('the URL of a calendar file', () => {
  it('is named by the clock of the property', () => {
    expect(calendarUrl('/homes/12-smith-street-fitzroy-vic-3065/1', 'inspection', '2026-11-21T10:05:00+11:00')).toBe(
      '/homes/12-smith-street-fitzroy-vic-3065/1/inspection-2026-11-21-1005.ics',
    )
    expect(calendarUrl('/homes/x/1', 'auction', '2026-07-01T18:00:00+08:00')).toBe(
      '/homes/x/1/auction-2026-07-01-1800.ics',
    )
  })
})
