import type { Definitions } from '#demo/illustrations/paint/definitions.ts'
import type { Random } from '#demo/illustrations/paint/random.ts'

/** Everything that a face is made of. */
export type Person = {
  random: Random
  define: Definitions
  skin: string
  hair: string
  style: HairStyle
  isBearded: boolean
}

export type HairStyle =
  | 'side'
  | 'crop'
  | 'quiff'
  | 'curlsShort'
  | 'bald'
  | 'waves'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'scarf'
  | 'fringe'

const skins = ['#f6d3bd', '#efc3a4', '#e3ab86', '#c98b63', '#a86b47', '#7f4d33', '#f3cdb0', '#d9a27c'] as const
const hairs = [
  '#2b2220',
  '#4a3228',
  '#6f4a30',
  '#9a6a3c',
  '#c99a56',
  '#8f8a86',
  '#d8d2cb',
  '#3a2a2c',
  '#7d3f2a',
] as const

const longStyles: readonly [HairStyle, ...HairStyle[]] = [
  'bob',
  'long',
  'wavy',
  'bun',
  'ponytail',
  'curls',
  'scarf',
  'fringe',
]
const shortStyles: readonly [HairStyle, ...HairStyle[]] = [
  'side',
  'crop',
  'quiff',
  'curlsShort',
  'bald',
  'waves',
  'side',
]

/** The stream of chance that a portrait begins with. */
export const portraitStream = 'portrait'

/** What is seen of a person first: drawn before anything else, so that it can be known without drawing the portrait. */
export function drawLooks(random: Random) {
  const isLong = random.chance(0.5)
  return {
    isLong,
    skin: random.pick(skins),
    hair: random.pick(hairs),
    style: isLong ? random.pick(longStyles) : random.pick(shortStyles),
    isBearded: !isLong && random.chance(0.4),
  }
}
