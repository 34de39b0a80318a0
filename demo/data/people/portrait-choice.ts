import { createRandom } from '#demo/illustrations/paint/random.ts'
import { drawLooks, portraitStream } from '#demo/illustrations/people/person.ts'
import type { NameBackground } from './person-names.ts'

export type PersonOfName = { background: NameBackground; isWoman: boolean }

const fair = ['#f6d3bd', '#efc3a4', '#f3cdb0']
const olive = ['#efc3a4', '#e3ab86', '#d9a27c']
const tan = ['#e3ab86', '#d9a27c', '#c98b63']
const brown = ['#c98b63', '#a86b47', '#d9a27c']
const dark = ['#a86b47', '#7f4d33']
const darkHair = new Set(['#2b2220', '#4a3228', '#3a2a2c', '#8f8a86'])

const skins: Readonly<Record<NameBackground, readonly string[]>> = {
  anglo: fair,
  slavic: fair,
  italian: olive,
  greek: olive,
  latin: olive,
  chinese: [...fair, '#e3ab86'],
  korean: [...fair, '#e3ab86'],
  vietnamese: olive,
  filipino: tan,
  arabic: tan,
  indian: brown,
  pacific: brown,
  african: dark,
}
const withAnyHair: ReadonlySet<NameBackground> = new Set(['anglo', 'slavic', 'italian', 'greek', 'latin'])

const MOST_ATTEMPTS = 2000
/** Takes the seeds in an order that visits each of them. */
const STRIDE = 0x9e37_79b1

/** The seed of a portrait that a bearer of such a name could have, the first one from `start` on. */
export function portraitSeedFor({ background, isWoman }: PersonOfName, start: number): number {
  for (let attempt = 0, seed = start; attempt < MOST_ATTEMPTS; attempt += 1, seed = (seed + STRIDE) >>> 0) {
    const looks = drawLooks(createRandom(seed).fork(portraitStream))
    const hasFittingHair = withAnyHair.has(background) || darkHair.has(looks.hair)
    const hasFittingStyle = looks.style !== 'scarf' || background === 'arabic'
    if (looks.isLong === isWoman && skins[background].includes(looks.skin) && hasFittingHair && hasFittingStyle)
      return seed
  }
  return start
}
