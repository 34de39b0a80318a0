import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'

it.each([
  ['changeClaims', { field: 'users_permission', before: '', after: 'CanBoost' }, 'Given: users_permission CanBoost'],
  ['changeClaims', { field: 'users_permission', before: 'CanBoost', after: '' }, 'Taken: users_permission CanBoost'],
  ['boostListing', { field: 'days', before: '', after: '1' }, 'For 1 day'],
  ['boostListing', { field: 'days', before: '', after: '7' }, 'For 7 days'],
  ['changeListingState', { field: 'state', before: 'available', after: 'removed' }, 'state: available → removed'],
] as const)('%s of %j reads %s', (kind, change, text) => {
  expect(changeText(kind, change)).toBe(text)
})
