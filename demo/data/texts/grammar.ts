import type { Random } from '#demo/data/random/random.ts'

/** What a text may say, by name; a missing name is something the text must not say. */
export type Facts = ReadonlyMap<string, string>

/** Facts as they are gathered: what is undefined is not said. */
export type FactRecord = Readonly<Record<string, string | undefined>>

/** The facts of several records; a later one wins. */
export function gatherFacts(...records: readonly FactRecord[]): Facts {
  const facts = new Map<string, string>()
  for (const record of records) {
    for (const name in record) {
      const value = record[name]
      if (value !== undefined) facts.set(name, value)
    }
  }
  return facts
}

/**
 * One sentence in the notation of the lines: `{fact}` is replaced, `[a|b]` is one of the alternatives (they may nest),
 * `{?fact}` and `{!fact}` at the front allow the sentence only with or only without a fact.
 */
export type Line = {
  needs: readonly string[]
  bans: readonly string[]
  /** What the line is about: the needed facts that are no mere circumstances. A text takes up a subject once. */
  subjects: readonly string[]
  parts: readonly Part[]
}

type Part = string | { fact: string } | { options: readonly (readonly Part[])[] }

/** A text in the making: it takes up a subject once, says no line twice and avoids saying a chosen word again. */
export type Speech = {
  random: Random
  facts: Facts
  saidLines: Set<Line>
  saidSubjects: Set<string>
  saidWords: Set<string>
}

export const newSpeech = (random: Random, facts: Facts): Speech => ({
  random,
  facts,
  saidLines: new Set(),
  saidSubjects: new Set(),
  saidWords: new Set(),
})

/** Reads lines in the notation; throws on a bracket that is not closed. */
export const readLines = (lines: readonly string[]): Line[] => lines.map(readLine)

/** A sentence from the lines that the facts allow and that the text has not said yet; null when there is none left. */
export function say(speech: Speech, lines: readonly Line[]): string | null {
  const line = chooseLine(speech, lines)
  if (line === null) return null
  speech.saidLines.add(line)
  for (const subject of line.subjects) speech.saidSubjects.add(subject)
  return tidy(spoken(speech, line.parts))
}

const TRIES = 12

function chooseLine(speech: Speech, lines: readonly Line[]): Line | null {
  if (lines.length === 0) return null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const line = speech.random.pick(lines)
    if (isAllowed(speech, line)) return line
  }
  const allowed = lines.filter((line) => isAllowed(speech, line))
  return allowed.length === 0 ? null : speech.random.pick(allowed)
}

const isAllowed = ({ facts, saidLines, saidSubjects }: Speech, line: Line): boolean =>
  !saidLines.has(line) &&
  line.subjects.every((name) => !saidSubjects.has(name)) &&
  line.needs.every((name) => facts.has(name)) &&
  line.bans.every((name) => !facts.has(name))

function spoken(speech: Speech, parts: readonly Part[]): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('fact' in part) text += speech.facts.get(part.fact) ?? ''
    else text += spoken(speech, freshOption(speech, part.options))
  }
  return text
}

const isLong = (word: string) => word.length > 5

/** One of the alternatives, if possible without a long word that an earlier choice has used. */
function freshOption(speech: Speech, options: readonly (readonly Part[])[]): readonly Part[] {
  const isFresh = (option: readonly Part[]) => !wordsOf(option).some((word) => speech.saidWords.has(word))
  let option = speech.random.pick(options)
  if (!isFresh(option)) {
    const fresh = options.filter(isFresh)
    if (fresh.length > 0) option = speech.random.pick(fresh)
  }
  for (const word of wordsOf(option)) speech.saidWords.add(word)
  return option
}

const knownWords = new WeakMap<readonly Part[], string[]>()

function wordsOf(option: readonly Part[]): string[] {
  const known = knownWords.get(option)
  if (known !== undefined) return known
  const text = option.filter((part) => typeof part === 'string').join(' ')
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(isLong)
  knownWords.set(option, words)
  return words
}

/** Single spaces, none before a stop, "an" before a vowel that is heard as one, a capital first. */
function tidy(text: string): string {
  const isClean = !text.includes('  ') && !text.includes(' ,') && !text.includes(' .') && text.trim() === text
  const spaced = isClean
    ? text
    : text
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:?!])/g, '$1')
        .trim()
  const articled = spaced.replace(/\b(a) (?=[aeiou])(?!eu|one\b|once|uni|us[aeiu])/gi, '$1n ')
  return articled.charAt(0).toUpperCase() + articled.slice(1)
}

function readLine(text: string): Line {
  const needs: string[] = []
  const bans: string[] = []
  const rest = text.replace(/\{([?!])(\w+)\}/g, (_, mark: string, name: string) => {
    ;(mark === '?' ? needs : bans).push(name)
    return ''
  })
  const reader = { text: rest, position: 0 }
  const parts = readParts(reader, needs)
  if (reader.position < rest.length) throw new Error(`A bracket too many in "${text}"`)
  return { needs, bans, subjects: needs.filter((name) => !circumstances.has(name)), parts }
}

/** Facts that say when a line fits, or that any number of lines may mention. */
const circumstances = new Set(
  `home suburb city stateName agent agentFirst first years agency street direction beds bedsCapital bedsLower bedsAdj baths
  bathsLower bathsCapital bathsAdj bathsNumber oneBed twoBed manyBeds fourBeds fiveBeds oneBath twoBaths studio flat rental sale
  auction treaty eoi tender newDevelopment isNew original wellKept updated renovated cbd inner middle outer regionalCity town
  village country coastal cool rural farm hectares garden yard singleLevel twoLevels commercial bench cooking floors
  unitCount unitCountCapital airConditioning noParking north east west floorLower
  place lives partner kids dog job isStreet metro hills dear cheap wetSeason`.split(/\s+/),
)

type Reader = { text: string; position: number }

/** Reads up to the end, a `|` or a `]`. A fact outside every alternative is needed; inside one it must be sure anyway. */
function readParts(reader: Reader, needs: string[]): Part[] {
  const parts: Part[] = []
  while (reader.position < reader.text.length) {
    const rest = reader.text.slice(reader.position)
    const plain = /^[^[\]{}|]+/.exec(rest)
    const fact = /^\{(\w+)\}/.exec(rest)
    if (plain !== null) {
      parts.push(plain[0])
      reader.position += plain[0].length
    } else if (fact !== null) {
      parts.push({ fact: fact[1] ?? '' })
      if (!needs.includes(fact[1] ?? '')) needs.push(fact[1] ?? '')
      reader.position += fact[0].length
    } else if (rest.startsWith('[')) parts.push(readOptions(reader, needs))
    else break
  }
  return parts
}

function readOptions(reader: Reader, needs: string[]): Part {
  const options: Part[][] = []
  do {
    reader.position += 1
    options.push(readParts(reader, needs))
  } while (reader.text[reader.position] === '|')
  if (reader.text[reader.position] !== ']') throw new Error(`A bracket is not closed in "${reader.text}"`)
  reader.position += 1
  return { options }
}
