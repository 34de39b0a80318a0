import { plainWords } from './plain-words.ts'
import { shortDirections } from './short-directions.ts'
import { isStreetType, streetTypeOf } from './street-types.ts'

/** Words that stand before or after the name of a place and may change sides: "North Fitzroy", "Fitzroy North". */
const directions: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west', 'upper', 'lower', 'central'])

/** Words at the beginning of a name with their short form. Both are written; the short form of Saint is the official one. */
const beforeName = [
  ['saint', 'st'],
  ['mount', 'mt'],
  ['port', 'pt'],
  ['point', 'pt'],
  ['fort', 'ft'],
] as const
const shortOf: ReadonlyMap<string, string> = new Map(beforeName)
const longOf: ReadonlyMap<string, string> = new Map(beforeName.map(([long, short]) => [short, long]))

/** Short forms of words in names, that are none of kinds of streets; and of directions. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ...shortDirections,
  ...Object.entries({
    ck: 'creek',
    hd: 'head',
    spgs: 'springs',
    sprgs: 'springs',
    lk: 'lake',
    gt: 'great',
    vlg: 'village',
    isl: 'island',
    vall: 'valley',
    mtn: 'mountain',
    mtns: 'mountains',
    riv: 'river',
    sthn: 'southern',
    nthn: 'northern',
    lt: 'little',
    dns: 'downs',
    wtrs: 'waters',
    crk: 'creek',
    vly: 'valley',
    hbr: 'harbour',
    rvr: 'river',
    melb: 'melbourne',
    syd: 'sydney',
    bris: 'brisbane',
    vic: 'victoria',
  }),
])

/** The directions in a name of plain words, in their order. */
export const directionsIn = (name: string): string =>
  name
    .split(' ')
    .filter((word) => directions.has(word))
    .join(' ')

/** The words of a name in the other order, where a direction stands at one of its ends; else null. */
export function withDirectionMoved(words: readonly string[]): string[] | null {
  const [first = '', ...rest] = words
  const last = words.at(-1) ?? ''
  if (words.length < 2) return null
  if (directions.has(first)) return [...rest, first]
  return directions.has(last) ? [last, ...words.slice(0, -1)] : null
}

const officialWord = (word: string): string => (word === 'mt' ? 'mount' : word === 'saint' ? 'st' : word)

/** The words of a name as official names spell them: "mount" for "mt", "st" for "saint". */
export const officialWords = (words: readonly string[]): string[] => words.map(officialWord)

/** A name as its state writes it: "Mount Eliza" for "Mt. Eliza", "St Kilda" for "Saint Kilda", with straight apostrophes. */
export const officialSpelling = (name: string): string =>
  name
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\b(Mt|Saint|St)\b\.?(?= )/gi, (_, word: string) => capital(officialWord(word.toLowerCase())))
    .replaceAll(/\s+/g, ' ')
    .trim()

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** The ways in which people write a name: "st kilda", "saint kilda". */
export const nameForms = (name: string): string[] => formsOf(plainWords(name).split(' '))

/** The ways to write a name with its direction at the other end: "east st kilda"; none where it has no direction. */
export const movedForms = (name: string): string[] => formsOf(withDirectionMoved(plainWords(name).split(' ')) ?? [])

function formsOf(words: readonly string[]): string[] {
  if (words.length === 0) return []
  const others = words.flatMap((word, at) => {
    const isFirstOfItsKind = at < words.length - 1 && words.indexOf(word) === at
    const other = isFirstOfItsKind ? (shortOf.get(word) ?? longOf.get(word)) : undefined
    return other === undefined ? [] : [words.with(at, other)]
  })
  return [words, ...others].map((form) => form.join(' '))
}

/**
 * The ways in which people write a street with its suburb, of which every form is given: "smith street footscray", "footscray
 * smith street", "smith footscray". Short forms are read where they are typed.
 */
export function streetForms(street: string, suburbForms: readonly string[]): string[] {
  const named = nameForms(street)
  const whole = [...named, ...named.flatMap((form) => (form.startsWith('the ') ? [form.slice(4)] : []))]
  const withoutType = whole.flatMap((form) => {
    const words = form.split(' ')
    return words.length > 1 && isStreetType(words.at(-1) ?? '') ? [words.slice(0, -1).join(' ')] : []
  })
  return [...new Set([...whole, ...withoutType])].flatMap((form) =>
    suburbForms.flatMap((around) => [`${form} ${around}`, `${around} ${form}`]),
  )
}

const MOST_SPELLINGS = 8

/**
 * What typed words stand for when their short forms are written in full, the fullest last: "smith st" also is "smith street". A short form
 * may be a word of its own ("St Kilda", "La Perouse"), so each is read both ways.
 */
export function fullSpellings(words: readonly string[]): string[][] {
  const found = words.reduce<string[][]>(
    (spellings, word, at) => {
      const fulls = fullWords(word, at)
      const asTyped = spellings.map((spelling) => [...spelling, word])
      const inFull = fulls.flatMap((full) => spellings.map((spelling) => [...spelling, full]))
      return [...asTyped, ...inFull].slice(-MOST_SPELLINGS)
    },
    [[]],
  )
  const typed = words.join(' ')
  return found.some((spelling) => spelling.join(' ') === typed) ? found : [[...words], ...found]
}

const fullWords = (word: string, at: number): string[] => {
  const ofStreet = at === 0 ? null : streetTypeOf(word)
  const ofName = shortWords.get(word) ?? null
  return [ofName, ofStreet].filter((full) => full !== null && full !== word).map((full) => full ?? word)
}
