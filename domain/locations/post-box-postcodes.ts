import type { StateCode } from '../lookups/states.ts'

/** Postcodes that Australia Post keeps for post boxes and bulk mail: no street has them. Both ends included. */
const postOnlyRanges: readonly (readonly [from: string, to: string, stateCode: StateCode])[] = [
  ['0200', '0299', 'ACT'],
  ['0900', '0999', 'NT'],
  ['1000', '1999', 'NSW'],
  ['5800', '5999', 'SA'],
  ['6800', '6999', 'WA'],
  ['7800', '7999', 'TAS'],
  ['8000', '8999', 'VIC'],
  ['9000', '9999', 'QLD'],
]

/** The state of a postcode of four digits at which nobody lives; null for every other. */
export const stateOfPostBoxes = (postcode: string): StateCode | null =>
  postOnlyRanges.find(([from, to]) => postcode >= from && postcode <= to)?.[2] ?? null
