/** Postcodes that Australia Post keeps for post boxes and bulk mail, by state: no street has them. Both ends included. */
const postOnlyRanges: readonly (readonly [from: string, to: string])[] = [
  ['0200', '0299'],
  ['0900', '0999'],
  ['1000', '1999'],
  ['5800', '5999'],
  ['6800', '6999'],
  ['7800', '7999'],
  ['8000', '8999'],
  ['9000', '9999'],
]

/** True for a postcode of four digits at which nobody lives. */
export const isPostOnly = (postcode: string): boolean =>
  postOnlyRanges.some(([from, to]) => postcode >= from && postcode <= to)
