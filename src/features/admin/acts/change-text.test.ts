import { expect, it } from 'vitest'
import { momentText } from '#src/shared/text/moment-text.ts'
import { changeText } from './change-text.ts'

it.each([
  ['changeClaims', { field: 'users_permission', before: '', after: 'CanBoost' }, 'Given: users_permission CanBoost'],
  ['changeClaims', { field: 'users_permission', before: 'CanBoost', after: '' }, 'Taken: users_permission CanBoost'],
  ['boostListing', { field: 'days', before: '', after: '1' }, 'For 1 day'],
  ['boostListing', { field: 'days', before: '', after: '7' }, 'For 7 days'],
  [
    'boostListing',
    { field: 'boostEndsAt', before: '2026-11-27T02:00:00.000Z', after: '' },
    `In place of a promotion until ${momentText('2026-11-27T02:00:00.000Z')}`,
  ],
  [
    'changeListingState',
    { field: 'state', before: 'published', after: 'withdrawn' },
    'Where it stands: On the market → Withdrawn',
  ],
  ['saveListingDraft', { field: 'price', before: '1250000', after: '1300000' }, 'Price: $1,250,000 → $1,300,000'],
  ['saveListingDraft', { field: 'price', before: 'about 1m', after: '' }, 'Price: about 1m → nothing'],
  ['saveListingDraft', { field: 'auctionDay', before: '', after: '2026-11-21' }, 'Day of the auction: 21 Nov 2026'],
  [
    'saveListingDraft',
    { field: 'auctionDay', before: '2026-99-99', after: 'soon' },
    'Day of the auction: 2026-99-99 → soon',
  ],
  ['saveListingDraft', { field: 'bedrooms', before: '2', after: '3' }, 'Bedrooms: 2 → 3'],
  [
    'saveListingDraft',
    { field: 'propertyType', before: 'SemiDetached', after: 'House' },
    'Property type: Semi-detached → House',
  ],
  ['saveListingDraft', { field: 'isAddressHidden', before: 'false', after: 'true' }, 'Street hidden: No → Yes'],
  ['saveListingDraft', { field: 'photos', before: '', after: '' }, 'Photos'],
  ['publishListing', { field: 'draft', before: '', after: '6f9d1f64-0d3e-4c47-9a1b-000000000001' }, 'Draft: 6f9d1f64'],
  ['changeAgentVideo', { field: 'videos', before: '[]', after: '[{"url":"https://v.example/1"' }, 'Videos'],
  ['changeOffice', { field: 'companyId', before: '3', after: '' }, 'Company: No. 3 → nothing'],
  ['mergeOffice', { field: 'office', before: '2', after: '1' }, 'Office: No. 2 → No. 1'],
  ['changeOffice', { field: 'price_from', before: '', after: 'toString' }, 'price_from: toString'],
  ['changeListingState', { field: 'state', before: 'toString', after: 'later' }, 'Where it stands: toString → later'],
] as const)('%s of %j reads %s', (kind, change, text) => {
  expect(changeText(kind, change)).toBe(text)
})
