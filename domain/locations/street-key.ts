import { plainWords } from './plain-words.ts'
import { readStreetAddress } from './street-address.ts'
import { shortDirections } from './short-directions.ts'
import { streetTypeOf } from './street-types.ts'

/** "Unit 7, 45 Rose St." and "7/45 Rose Street" are one key; empty for a text without a letter or digit. */
export function streetKey(address: string): string {
  const { unit, number, street } = readStreetAddress(address.normalize('NFKD').replaceAll(/\p{Mark}/gu, ''))
  const numbers = [unit, number].filter((part) => part !== null).map(partKey)
  return [numbers.join('/'), wholeName(street)].filter((part) => part !== '').join(' ')
}

const partKey = (part: string): string =>
  part
    .toLowerCase()
    .replace(/\s?(?:-|&|and|to)\s?/, '-')
    .replaceAll(/[^a-z0-9-]+/g, ' ')

/** "St Georges Road": only what comes after the name is short for its kind; "Smith St N" has a direction after it. */
function wholeName(street: string): string {
  const words = letters(street).split(' ')
  const short = words.at(-1) ?? ''
  const end = words.length > 1 && streetTypeOf(short) === null ? shortDirections.get(short) : undefined
  const named = end === undefined ? words : [...words.slice(0, -1), end]
  const last = end === undefined ? words.length - 1 : words.length - 2
  return named
    .map((word, at) =>
      at === last && at > 0 ? (streetTypeOf(word) ?? word) : at === 0 && word === 'mt' ? 'mount' : word,
    )
    .join(' ')
}

/** Words of any script, as the names of streets are compared. */
const letters = (text: string): string =>
  /^[\p{ASCII}’‘]*$/u.test(text)
    ? plainWords(text)
    : text
        .replaceAll(/['’‘`.]/g, '')
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
        .trim()
