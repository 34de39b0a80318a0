import { expect, it } from 'vitest'
import { rentalDetails, saleDetails } from './offer-details.ts'
import { marketStatusText, statusLabels } from './status-labels.ts'

const listing = {
  statusType: 'available',
  listingType: 'sale',
  isUnderOffer: false,
  isExclusive: false,
  isPriceWithheld: false,
  saleMethod: null,
  bond: null,
  availableOn: null,
  completedOn: null,
} as const
const rental = { ...listing, listingType: 'rental', bond: 2600, availableOn: '2026-12-01' } as const

it('a sale without a stated method is by private treaty, and only one that is over was sold on a day', () => {
  expect(saleDetails(listing)).toEqual({ method: 'privateTreaty', soldOn: null, isPriceWithheld: false })
  const sold = { ...listing, statusType: 'completed', saleMethod: 'auction', completedOn: '2026-11-01' } as const
  expect(saleDetails(sold)).toMatchObject({ method: 'auction', soldOn: '2026-11-01' })
  expect(saleDetails(rental)).toBeNull()
})

it('a rental tells of the day from which it is free until that day or a deposit comes', () => {
  expect(rentalDetails(rental, '2026-11-20')).toMatchObject({ bond: 2600, availableOn: '2026-12-01', leasedOn: null })
  expect(rentalDetails(rental, '2026-12-01')).toMatchObject({ availableOn: null })
  expect(rentalDetails({ ...rental, isUnderOffer: true }, '2026-11-20')).toMatchObject({ availableOn: null })
  const leased = { ...rental, statusType: 'completed', completedOn: '2026-11-11' } as const
  expect(rentalDetails(leased, '2026-11-20')).toMatchObject({ availableDescription: 'Leased', leasedOn: '2026-11-11' })
  expect(rentalDetails(listing, '2026-11-20')).toBeNull()
})

it('labels what is on the market in their order, and what has left it with one', () => {
  const all = { hasAuction: true, isNew: true }
  const texts = (each: Parameters<typeof statusLabels>[0]) => statusLabels(each, all).map(({ text }) => text)
  expect(texts({ ...listing, isUnderOffer: true, isExclusive: true })).toEqual([
    'Under offer',
    'Auction',
    'New',
    'Exclusive',
  ])
  expect(texts({ ...rental, isUnderOffer: true })[0]).toBe('Deposit taken')
  expect(statusLabels(listing, { hasAuction: false, isNew: false })).toEqual([])
  expect(texts({ ...rental, statusType: 'completed' })).toEqual(['Leased'])
  expect(texts({ ...listing, statusType: 'completed' })).toEqual(['Sold'])
  expect(texts({ ...listing, statusType: 'removed' })).toEqual(['Withdrawn'])
})

it('says in words what has become of a home', () => {
  expect(marketStatusText(listing)).toBe('On the market')
  expect(marketStatusText({ ...listing, isUnderOffer: true })).toBe('Under offer')
  expect(marketStatusText({ ...listing, statusType: 'completed' })).toBe('Sold')
  expect(marketStatusText({ ...rental, statusType: 'completed' })).toBe('Leased')
  expect(marketStatusText({ ...listing, statusType: 'removed' })).toBe('Withdrawn')
})
