import { slugify } from '../text/slug.ts'
import { LONGEST_ADDRESS } from './review-limits.ts'

/** A typed address in its parts; the street is empty where a suburb alone was named. */
export type ReviewAddress = { street: string; suburbUri: string }

const PATTERN =
  /^(?:(?<street>.+),\s*)?(?<suburb>[^,]+?),?\s+(?<state>ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s+(?<postcode>\d{4})$/i

/**
 * The parts of an address such as "12 Smith Street, Fitzroy VIC 3065"; null for a text that is none. Whether there is such a suburb only the
 * gazetteer knows.
 */
export function reviewAddressOf(text: string): ReviewAddress | null {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (plain.length > LONGEST_ADDRESS || !plain.isWellFormed() || /\p{Cc}/u.test(plain)) return null
  const { street = '', suburb, state, postcode } = PATTERN.exec(plain)?.groups ?? {}
  if (suburb === undefined || slugify(suburb) === '') return null
  return { street: street.trim(), suburbUri: slugify(`${suburb} ${state} ${postcode}`) }
}

const words: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  drv: 'drive',
  ct: 'court',
  crt: 'court',
  cr: 'crescent',
  cres: 'crescent',
  pl: 'place',
  ln: 'lane',
  la: 'lane',
  pde: 'parade',
  tce: 'terrace',
  hwy: 'highway',
  bvd: 'boulevard',
  blvd: 'boulevard',
  gr: 'grove',
  gv: 'grove',
  cl: 'close',
  sq: 'square',
  mt: 'mount',
}

/** "Unit 7, 45 Rose St." and "7/45 Rose Street" are one key; empty for a text without a letter or digit. */
export function streetKey(street: string): string {
  const plain = street
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’.]/gu, '')
    .toLowerCase()
    .replace(/^(?:unit|apartment|apt|flat|villa|shop|u)\s*(\w+)\s*[,/ ]\s*(?=\d)/, '$1/')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/[^\p{Letter}\p{Number}/-]+/gu, ' ')
    .trim()
  const parts = plain.split(' ')
  // "St Georges Road": only what comes after the name is an abbreviation of its kind.
  return parts.map((part, at) => (at >= 2 || at === parts.length - 1 ? (words[part] ?? part) : part)).join(' ')
}
