const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** "twelve", "thirty-four"; figures from a hundred on. */
export function numberWord(number: number): string {
  if (number >= 100 || number < 0) return String(number)
  const unit = number % 10
  return small[number] ?? `${tens[Math.floor(number / 10)] ?? ''}${unit === 0 ? '' : `-${small[unit] ?? ''}`}`
}

const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** "first", "twelfth", "thirty-fourth", for 1 to 99. */
export function ordinalWord(number: number): string {
  const words = numberWord(number).split('-')
  const last = words.pop() ?? ''
  const ordinal = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, ordinal].join('-')
}

/** "one bedroom", "three bedrooms" */
export const counted = (number: number, noun: string): string =>
  `${numberWord(number)} ${noun}${number === 1 ? '' : 's'}`

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "612 square metres", "1.2 hectares" from 10,000 square metres on, without needless decimals. */
export function areaWords(squareMetres: number): string {
  if (squareMetres < 10_000) return `${squareMetres.toLocaleString('en-AU')} square metres`
  const hectares = squareMetres / 10_000
  const rounded = hectares < 20 ? Math.round(hectares * 10) / 10 : Math.round(hectares)
  return `${rounded.toLocaleString('en-AU')} ${rounded === 1 ? 'hectare' : 'hectares'}`
}

/** "612-square-metre", "3.7-hectare" */
export const areaAdjective = (squareMetres: number): string =>
  areaWords(squareMetres)
    .replace(/ square metres$/, '-square-metre')
    .replace(/ hectares?$/, '-hectare')

/** "six kilometres": whole ones in words up to twelve, in fives from 30 on. */
export function distanceWords(kilometres: number): string {
  const rounded = kilometres < 30 ? Math.max(1, Math.round(kilometres)) : Math.round(kilometres / 5) * 5
  return `${rounded <= 12 ? numberWord(rounded) : String(rounded)} ${rounded === 1 ? 'kilometre' : 'kilometres'}`
}

const lowerInTitles = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'from',
  'in',
  'into',
  'near',
  'of',
  'on',
  'or',
  'over',
  'per',
  'so',
  'the',
  'to',
  'with',
  'within',
  'without',
  'you',
  'is',
  'its',
])

/** Title case as estate agents write it: small words stay small, words after a hyphen stay as they are. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && lowerInTitles.has(word.toLowerCase()) ? word : capitalised(word)))
    .join(' ')
