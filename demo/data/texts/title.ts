import type { Random } from '#demo/data/random/random.ts'
import { type Facts, type Line, newSpeech, say } from './grammar.ts'
import { apartmentTitles, houseTitles } from './lines/titles-homes.ts'
import { landTitles, longTails, otherTitles, ruralTitles } from './lines/titles-others.ts'
import { titleCase } from './words.ts'

/** How an agent writes headlines: as a sentence, In Title Case, or IN CAPITALS. */
export type TitleHabit = 'sentence' | 'title' | 'capitals'

const TRIES = 24

/**
 * A headline that no other listing has yet; `known` gains it. A long one runs to about 120 characters. When every line
 * is taken, the suburb and the figures of the home make the difference.
 */
export function writeTitle(
  random: Random,
  facts: Facts,
  habit: TitleHabit,
  isLong: boolean,
  known: Set<string>,
): string {
  const lines = linesOf(facts)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const title = styled(composed(random, facts, lines, isLong || attempt > 18), habit)
    if (title !== '' && !known.has(title.toLowerCase())) return remember(title, known)
  }
  for (let number = 2; ; number += 1) {
    const title = styled(`${composed(random, facts, lines, true)} (${number})`, habit)
    if (!known.has(title.toLowerCase())) return remember(title, known)
  }
}

function remember(title: string, known: Set<string>): string {
  known.add(title.toLowerCase())
  return title
}

function composed(random: Random, facts: Facts, lines: readonly Line[], isLong: boolean): string {
  const speech = newSpeech(random, facts)
  const first = say(speech, lines) ?? ''
  const tail = isLong && first !== '' ? say(speech, longTails) : null
  return tail === null ? first : `${first}, ${tail.charAt(0).toLowerCase()}${tail.slice(1)}`
}

function linesOf(facts: Facts): readonly Line[] {
  const isOther = ['unitCount', 'shopHouse', 'Retirement', 'ServicedApartment', 'lodge', 'warehouse']
  if (isOther.some((name) => facts.has(name))) return otherTitles
  if (!facts.has('bedsAdj')) return landTitles
  if (facts.has('rural')) return ruralTitles
  return !facts.has('flat') ? houseTitles : apartmentTitles
}

function styled(title: string, habit: TitleHabit): string {
  if (habit === 'capitals') return title.toUpperCase()
  return habit === 'title' ? titleCase(title) : title
}
