import { residents } from '#demo/data/questions/resident-names.ts'
import { nameBackgrounds } from '#demo/data/people/person-names.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import { slugify } from '#domain/text/slug.ts'
import type { FactRecord } from '#demo/data/texts/grammar.ts'
import { drawPersona } from './persona.ts'
import { drawVoice, type Voice } from './voice.ts'

/** Somebody who writes about places. */
export type Author = {
  username: string
  name: string
  displayDescription: string
  joinedDaysAgo: number
  voice: Voice
  persona: FactRecord
  /** How many reviews of places they write. */
  reviewCount: number
}

const LISTINGS_PER_AUTHOR = 8
const LEAST_AUTHORS = 90
const LONGEST_AGO_DAYS = 2_000

/** The more homes a demonstration has, the more people; the same for the same seed. */
export const authorCount = (listingCount: number): number =>
  Math.max(LEAST_AUTHORS, Math.round(listingCount / LISTINGS_PER_AUTHOR))

export function drawAuthors(seed: string, count: number): Author[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, 'author', index)
    const resident = residents[index]
    const person = resident ?? newPerson(random, taken)
    taken.add(person.username)
    return {
      ...person,
      joinedDaysAgo: Math.round(random.between(20, LONGEST_AGO_DAYS)),
      voice: drawVoice(random),
      persona: drawPersona(random),
      reviewCount: reviewCountOf(random, resident !== undefined),
    }
  })
}

/** Most write of one, two or three places; a few of dozens. */
const reviewCountOf = (random: Random, isRegular: boolean): number =>
  isRegular
    ? random.whole(3, 24)
    : Number(random.weighted({ 0: 12, 1: 26, 2: 22, 3: 15, 4: 10, 5: 7, 7: 5, 9: 2, 14: 1 }))

const abouts = [
  'Rents, reads, rides.',
  'Here for the sold prices.',
  'Third suburb in five years.',
  'Dog person.',
  'Born here, left, came back.',
  'Amateur gardener, professional worrier.',
  'Will talk about flood maps.',
  'Looking, not in a hurry.',
  'Night shift, so I notice noise.',
  'Mum of two, aunt of nine.',
  'I walk a lot.',
  'Moved for work, stayed for the bakery.',
]

function newPerson(random: Random, taken: ReadonlySet<string>) {
  const name = newName(random)
  const base = slugify(name)
  let username = random.chance(0.35) ? `${base}-${random.whole(2, 99)}` : base
  while (taken.has(username)) username = `${base}-${random.whole(2, 9_999)}`
  return { username, name, displayDescription: random.chance(0.3) ? random.pick(abouts) : '' }
}

/** As people sign on a website: seldom in full. */
function newName(random: Random): string {
  const chosen = random.weighted(Object.fromEntries(nameBackgrounds.map(({ share }, index) => [index, share])))
  const background = nameBackgrounds[Number(chosen)] ?? nameBackgrounds[0]
  const given = random.pick(background?.given ?? []).name
  const family = random.pick(background?.family ?? [])
  const initial = family.charAt(0)
  return random.pick([
    `${given} ${initial}.`,
    `${given} ${initial}.`,
    `${given} ${initial}`,
    given,
    `${given.charAt(0)}. ${family}`,
    `${given.toLowerCase()}${initial.toLowerCase()}`,
    `${given.toLowerCase()}${random.whole(1, 99)}`,
    `The ${family}s`,
    `${given} and ${random.pick(background?.given ?? []).name}`,
    `${random.pick(['Nan', 'Pop', 'Aunty', 'Uncle', 'Big', 'Old'])} ${given}`,
  ])
}
