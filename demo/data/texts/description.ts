import type { Random } from '#demo/data/random/random.ts'
import { type Facts, type Line, newSpeech, say, type Speech } from './grammar.ts'
import { bathroomLines, bedroomLines } from './lines/bedrooms.ts'
import { buyerLines, renterLines } from './lines/buyers.ts'
import { closingLines } from './lines/closings.ts'
import { comfortLines } from './lines/comfort.ts'
import { landLines, landOpenings } from './lines/land.ts'
import { kitchenLines, livingLines } from './lines/living.ts'
import { apartmentOpenings } from './lines/openings-apartments.ts'
import { houseOpenings } from './lines/openings-houses.ts'
import { otherOpenings } from './lines/openings-others.ts'
import { blockLines } from './lines/blocks.ts'
import { outdoorLines, parkingLines } from './lines/outdoors.ts'
import { nearbyLines, zoneLines } from './lines/places.ts'
import { ruralLines, ruralOpenings } from './lines/rural.ts'
import { styleLines } from './lines/styles.ts'

export const voices = ['warm', 'crisp', 'story', 'practical', 'polished'] as const
export type Voice = (typeof voices)[number]

const LEAST_WORDS = 124
const MOST_WORDS = 250

/** A topic: which lines, how many sentences at least and at most. */
type Topic = readonly [lines: readonly Line[], least: number, most: number]
type Paragraph = readonly Topic[]

/**
 * The text of a listing as its agent would write it: paragraphs of 120 to 260 words in all, each sentence allowed by the
 * facts and none said twice. The same random stream and facts give the same text.
 */
export function writeDescription(random: Random, facts: Facts, voice: Voice): string {
  const speech = newSpeech(random, facts)
  const paragraphs = planOf(speech, voice).map((paragraph) => speakParagraph(speech, paragraph))
  fillUp(speech, paragraphs)
  return joinShort(paragraphs)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
}

function speakParagraph(speech: Speech, paragraph: Paragraph): string[] {
  const sentences: string[] = []
  for (const [lines, least, most] of paragraph) {
    const wanted = speech.random.whole(least, most)
    for (let count = 0; count < wanted; count += 1) {
      const sentence = say(speech, lines)
      if (sentence !== null) sentences.push(sentence)
    }
  }
  return sentences
}

function wordCount(paragraphs: readonly (readonly string[])[]): number {
  let count = 0
  for (const sentences of paragraphs) for (const sentence of sentences) count += wordsIn(sentence)
  return count
}

function wordsIn(sentence: string): number {
  let count = 1
  for (let at = sentence.indexOf(' '); at !== -1; at = sentence.indexOf(' ', at + 1)) count += 1
  return count
}

/** Adds sentences to the middle while the text is short, and takes some away from there while it is long. */
function fillUp(speech: Speech, paragraphs: string[][]): void {
  const isBare = !speech.facts.has('bedsAdj')
  const places = paragraphs.at(-2)
  const pools = isBare
    ? [[landLines, paragraphs[1]] as const, [zoneLines, places] as const, [nearbyLines, places] as const]
    : ([
        [zoneLines, places],
        [nearbyLines, places],
        [comfortLines, paragraphs[1]],
        [outdoorLines, paragraphs[1]],
        [livingLines, paragraphs[1]],
      ] as const)
  for (let round = 0; wordCount(paragraphs) < LEAST_WORDS && round < 16; round += 1) {
    const [lines, paragraph] = pools[round % pools.length] ?? [zoneLines, places]
    const sentence = say(speech, lines)
    if (sentence !== null) paragraph?.push(sentence)
  }
  for (let round = 0; wordCount(paragraphs) > MOST_WORDS && round < 16; round += 1) {
    const longest = paragraphs.slice(1, -1).toSorted((left, right) => right.length - left.length)[0]
    if ((longest?.length ?? 0) > 1) longest?.pop()
  }
}

const SHORTEST_PARAGRAPH = 14

/** A paragraph of a few words joins the one before it. */
function joinShort(paragraphs: readonly string[][]): string[][] {
  const joined: string[][] = []
  for (const sentences of paragraphs.filter(({ length }) => length > 0)) {
    const before = joined.at(-1)
    if (before !== undefined && joined.length > 1 && wordCount([sentences]) < SHORTEST_PARAGRAPH)
      before.push(...sentences)
    else joined.push([...sentences])
  }
  return joined
}

function planOf(speech: Speech, voice: Voice): Paragraph[] {
  const { facts } = speech
  if (facts.has('unitCount')) return blockPlan()
  if (!facts.has('bedsAdj')) return landPlan()
  if (facts.has('rural')) return ruralPlan()
  return homePlan(speech, openingsOf(speech, voice), voice)
}

function openingsOf({ facts, random }: Speech, voice: Voice): readonly Line[] {
  for (const [type, lines] of Object.entries(otherOpenings)) {
    if (facts.has(type)) return lines
  }
  const openings = !facts.has('flat') ? houseOpenings : apartmentOpenings
  return random.chance(0.8) ? openings[voice] : openings[random.pick(voices)]
}

const closingOf = (facts: Facts): Paragraph =>
  !facts.has('rental')
    ? [
        [buyerLines, 0, 1],
        [closingLines, 1, 1],
      ]
    : [
        [renterLines, 1, 2],
        [closingLines, 1, 1],
      ]

/** The order in which agents of each voice go through a home. */
function homePlan({ facts, random }: Speech, openings: readonly Line[], voice: Voice): Paragraph[] {
  const opening: Topic = [openings, 1, 1]
  const style: Topic = [styleLines, 0, voice === 'polished' || voice === 'story' ? 2 : 1]
  const inside: Topic[] = [
    [livingLines, 1, 2],
    [kitchenLines, 1, 1],
  ]
  const rest: Topic[] = [
    [bedroomLines, 1, 2],
    [bathroomLines, 1, 1],
  ]
  const outside: Topic[] = [
    [outdoorLines, 1, 3],
    [parkingLines, 0, 1],
  ]
  const comfort: Topic = [comfortLines, 1, voice === 'practical' ? 3 : 2]
  const place: Topic[] = [
    [zoneLines, 1, 2],
    [nearbyLines, 1, !facts.has('country') ? 2 : 1],
  ]
  const closing = closingOf(facts)
  switch (voice) {
    case 'warm':
      return random.chance(0.5)
        ? [[opening, style], [...inside, ...rest], [...outside, comfort], [...place], closing]
        : [[opening], [style, ...inside], [...rest, comfort], [...outside], [...place, ...closing]]
    case 'crisp':
      return random.chance(0.5)
        ? [[opening], [...inside, ...rest, comfort], [...outside, ...place], closing]
        : [[opening, ...place], [...inside, ...rest], [...outside, comfort], closing]
    case 'story':
      return random.chance(0.5)
        ? [[opening, style], [...outside], [...inside, ...rest, comfort], [...place], closing]
        : [[opening], [...place, style], [...inside, ...rest], [...outside, comfort], closing]
    case 'practical':
      return random.chance(0.5)
        ? [[opening], [...rest, ...inside], [comfort, ...outside], [...place], closing]
        : [
            [opening, style],
            [...inside, ...rest, comfort, ...outside],
            [...place, ...closing],
          ]
    case 'polished':
      return random.chance(0.5)
        ? [[opening, style], [...inside], [...rest, comfort], [...outside, ...place], closing]
        : [[opening], [style, ...inside, ...rest], [...outside], [...place, comfort], closing]
  }
}

const landPlan = (): Paragraph[] => [
  [[landOpenings, 1, 1]],
  [[landLines, 3, 5]],
  [
    [zoneLines, 1, 2],
    [nearbyLines, 1, 1],
  ],
  [[closingLines, 1, 1]],
]

const ruralPlan = (): Paragraph[] => [
  [[ruralOpenings, 1, 1]],
  [[ruralLines, 2, 4]],
  [
    [styleLines, 1, 1],
    [livingLines, 1, 1],
    [kitchenLines, 1, 1],
    [bedroomLines, 1, 1],
    [comfortLines, 0, 2],
  ],
  [
    [zoneLines, 1, 1],
    [nearbyLines, 0, 1],
    [closingLines, 1, 1],
  ],
]

const blockPlan = (): Paragraph[] => [
  [[otherOpenings.Block_of_Units, 1, 1]],
  [[blockLines, 4, 6]],
  [
    [zoneLines, 1, 2],
    [nearbyLines, 1, 1],
  ],
  [[closingLines, 1, 1]],
]
