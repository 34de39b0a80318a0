import { expect, it } from 'vitest'
import { activityKindOf, activityKinds } from './activity-kind.ts'

it('has the four kinds of the contract', () => expect(activityKinds).toEqual(['buy', 'leased', 'rent', 'sold']))

it.each([
  ['ListedAProperty', 'sale', 'buy'],
  ['ListedAProperty', 'rental', 'rent'],
  ['SoldOrLeasedAProperty', 'sale', 'sold'],
  ['SoldOrLeasedAProperty', 'rental', 'leased'],
  ['Reviewed', 'sale', null],
] as const)('%s of a %s is %s', (activityType, listingType, kind) =>
  expect(activityKindOf(activityType, listingType)).toBe(kind),
)
