import type { Random } from '#demo/data/random/random.ts'
import { capitalised } from '#demo/data/texts/words.ts'
import { JOINT } from './pools.ts'

/** How somebody writes. */
export type Voice = {
  /** Sentences beside what has to be said: about 0 to 4. */
  talkative: number
  care: 'formal' | 'careful' | 'casual' | 'careless'
  /** Added to what they rate: a grump or somebody who loves everything. */
  warmth: number
  /** What they begin sentences with. */
  starters: readonly string[]
  isExclaiming: boolean
}

const starters = [
  'Honestly,',
  'Look,',
  'Tbh',
  'To be fair,',
  'For us,',
  'For me',
  'Also',
  'And',
  'Plus',
  'Mind you,',
  'But yeah,',
  'Admittedly,',
  'So far',
  'In our experience',
  'Having said that,',
  'Fwiw',
  'On the whole',
  'No joke,',
  'As a local,',
  'Just saying,',
] as const

export const drawVoice = (random: Random): Voice => ({
  talkative: Math.max(0, 1.6 + random.normal() * 1.3 + (random.chance(0.12) ? 3 : 0)),
  care: random.weighted<Voice['care']>({ formal: 14, careful: 46, casual: 28, careless: 12 }),
  warmth: random.normal() * 0.45 + (random.chance(0.06) ? -0.9 : 0.1),
  starters: random.shuffled(starters).slice(0, random.whole(0, 3)),
  isExclaiming: random.chance(0.16),
})

/** Words that may be made small behind a starter. */
const OPENERS =
  /^(?:The|We|You|It|There|Our|My|Most|If|They|Some|People|Not|No|Nothing|Everyone|Every|This|That|On|In|Kids|Good|Two|Parking|Street|Rents|Prices|Buses|Traffic)(?=[ ’'])/

/** A title has neither a beginning of its own nor an exclamation mark. */
export const titleVoice = (voice: Voice): Voice => ({ ...voice, starters: [], isExclaiming: false })

/** A sentence as somebody with that voice writes it. */
export function inVoice(sentence: string, voice: Voice, random: Random): string {
  let text = joined(sentence, voice, random)
  const starter = voice.starters.length > 0 && random.chance(0.16) ? random.pick(voice.starters) : null
  if (starter !== null && OPENERS.test(text)) text = `${starter} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (voice.care === 'formal') text = spelledOut(text)
  if (voice.care === 'casual') text = casually(text, random)
  if (voice.care === 'careless') text = carelessly(text, random)
  if (voice.isExclaiming && random.chance(0.3)) text = text.replace(/\.$/, random.chance(0.75) ? '!' : '!!')
  return text
}

const joints: Readonly<Record<Voice['care'], Readonly<Record<string, number>>>> = {
  formal: { ', ': 4, '; ': 2, '. ': 4 },
  careful: { ', ': 7, '. ': 3, ' – ': 1 },
  casual: { ', ': 5, '. ': 3, ' - ': 2, '... ': 1 },
  careless: { ', ': 4, ' ': 3, '. ': 2, '.. ': 2, ' - ': 1 },
}

const LEAST_WORDS_ALONE = 3

/** A sentence whose joints are commas or full stops, as its author likes; a word or two do not stand alone. */
function joined(sentence: string, { care }: Voice, random: Random): string {
  const [first = '', ...others] = sentence.split(JOINT)
  return others.reduce((text, part) => {
    const isShort = part.trim().split(' ').length < LEAST_WORDS_ALONE
    const joint = isShort ? ', ' : random.weighted(joints[care])
    return text + joint + (joint === '. ' ? capitalised(part) : part)
  }, first)
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan’t\b/g, 'cannot'],
  [/\bwon’t\b/g, 'will not'],
  [/n’t\b/g, ' not'],
  [/\bI’m\b/g, 'I am'],
  [/’re\b/g, ' are'],
  [/\b(I|we|you|they|We|You|They)’ve\b/g, '$1 have'],
  [/\b(I|we|you|they|We|You|They)’ll\b/g, '$1 will'],
  [/\b(It|it|That|that|There|there)’s (?=a|the|not|no|still|only)/g, '$1 is '],
]

const spelledOut = (text: string): string =>
  contractions.reduce((said, [short, long]) => said.replaceAll(short, long), text)

const typos: Readonly<Record<string, string>> = {
  definitely: 'definately',
  separate: 'seperate',
  neighbours: 'neighbors',
  neighbourhood: 'neighborhood',
  restaurants: 'resturants',
  restaurant: 'resturant',
  beautiful: 'beautifull',
  convenient: 'convienient',
  recommend: 'recomend',
  until: 'untill',
  weird: 'wierd',
  'a lot': 'alot',
  believe: 'beleive',
  across: 'accross',
  really: 'realy',
  community: 'comunity',
  affordable: 'afordable',
  their: 'there',
  too: 'to',
  quiet: 'quite',
  amenities: 'amenitys',
  friendly: 'freindly',
  nuisance: 'nusiance',
  barely: 'barley',
  whether: 'wether',
  expensive: 'expencive',
  noticeable: 'noticable',
  difference: 'diffrence',
  you: 'u',
  because: 'cos',
  though: 'tho',
  probably: 'prob',
  minutes: 'mins',
  through: 'thru',
  people: 'ppl',
  something: 'somethin',
  about: 'abt',
}
const TYPO = new RegExp(`\\b(?:${Object.keys(typos).join('|')})\\b`, 'g')

const misspelled = (text: string, share: number, random: Random): string =>
  text.replaceAll(TYPO, (word) => (random.chance(share) ? (typos[word] ?? word) : word))

function casually(text: string, random: Random): string {
  let said = misspelled(text, 0.14, random)
  if (random.chance(0.25)) said = said.replace(/ and /, ' & ')
  if (random.chance(0.3)) said = said.replaceAll('’', '')
  return said.replaceAll('’', "'")
}

function carelessly(text: string, random: Random): string {
  let said = misspelled(text.replaceAll('’', ''), 0.55, random)
  said = random.chance(0.6) ? said.charAt(0).toLowerCase() + said.slice(1) : said
  said = said
    .replaceAll(/\bI\b/g, 'i')
    .replaceAll(/\bIve\b/g, 'ive')
    .replaceAll(/\bIm\b/g, 'im')
  if (random.chance(0.35)) said = swapped(said, random)
  return said.replace(/\.$/, random.pick(['.', '', '..', ' ...', ',']))
}

/** Two letters of a longer word the wrong way round, as thumbs do it. */
function swapped(text: string, random: Random): string {
  const words = text.split(' ')
  const at = random.whole(0, words.length - 1)
  const word = words[at] ?? ''
  if (!/^[a-z]{6,}$/.test(word)) return text
  const from = random.whole(1, word.length - 3)
  words[at] = word.slice(0, from) + word.charAt(from + 1) + word.charAt(from) + word.slice(from + 2)
  return words.join(' ')
}

/** What ends a post, tidied: no comma or dots that lead nowhere but where people write so. */
export const closed = (text: string): string => text.trim().replace(/[,]$/, '')
