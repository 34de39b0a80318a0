import { stateCodes, type StateCode } from '../lookups/states.ts'
import { childOf, type FeedElement, textOf } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'
import { isShown } from './feed-values.ts'
import { feedLine } from './feed-words.ts'

/** Where a home is. Whether its street may be shown is the agency's to say. */
export type FeedAddress = {
  /** "2/39 Main Road"; null where no street is stated. */
  streetAddress: string | null
  street: string | null
  isHidden: boolean
  suburb: string
  stateCode: StateCode
  postcode: string
}

const LONGEST_STREET = 100
const LONGEST_SUBURB = 60

/** Null where suburb, state or postcode are missing, which is refused. */
export function readFeedAddress(address: FeedElement, remarks: FeedRemarks): FeedAddress | null {
  const wordsOf = (name: string, longest: number) => feedLine(textOf(childOf(address, name)), longest)
  const suburb = wordsOf('suburb', LONGEST_SUBURB)
  const postcode = wordsOf('postcode', LONGEST_SUBURB)
  const state = wordsOf('state', LONGEST_SUBURB).toUpperCase()
  const stateCode = stateCodes.find((code) => code === state)
  if (suburb === '') remarks.refuse(address, 'The address has no suburb.')
  else if (stateCode === undefined)
    remarks.refuse(childOf(address, 'state') ?? address, `“${state}” is no state of Australia.`)
  else if (!/^\d{4}$/u.test(postcode))
    remarks.refuse(childOf(address, 'postcode') ?? address, `“${postcode}” is no postcode.`)
  else {
    const street = wordsOf('street', LONGEST_STREET) || null
    return {
      street,
      streetAddress: street === null ? null : [numberOf(address), street].filter(Boolean).join(' '),
      isHidden: !isShown(address),
      suburb,
      stateCode,
      postcode,
    }
  }
  return null
}

/** "2/39", "39", "2", or "Lot 12" for land that has a lot alone. */
function numberOf(address: FeedElement): string {
  const wordsOf = (name: string) => feedLine(textOf(childOf(address, name)), LONGEST_STREET)
  const [unit, number, lot] = [wordsOf('subNumber'), wordsOf('streetNumber'), wordsOf('lotNumber')]
  if (unit === '' && number === '') return lot === '' ? '' : `Lot ${lot}`
  return [unit, number].filter(Boolean).join('/')
}
