import type { Random } from '#demo/data/random/random.ts'
import { type FactRecord, type Facts, gatherFacts } from '#demo/data/texts/grammar.ts'
import type { PostPlace, PostStreet } from './post-places.ts'

/** Streets with shops and traffic rather than courts. */
const BUSY = / (?:Street|Road|Parade|Avenue|Terrace|Esplanade|Boulevard)$/

/** What somebody can say of a place: its facts, their own, and the streets, school and neighbouring suburbs that they think of. */
export function writerFacts(
  place: PostPlace,
  random: Random,
  own: FactRecord,
  street: PostStreet | null = null,
): Facts {
  const { profile, schools } = place
  const busy = otherStreet(place, random, (other) => other.id !== street?.id && BUSY.test(other.name))
  const near = random.shuffled(profile.neighbours)
  return gatherFacts(place.facts, own, {
    place: street?.name ?? profile.place.name,
    isStreet: street === null ? undefined : 'yes',
    street: street?.name,
    street1: busy?.name,
    street2: otherStreet(place, random, (other) => other !== street && other !== busy)?.name,
    near1: near[0],
    near2: near[1],
    near3: near[2],
    school: schools.length === 0 ? undefined : random.pick(schools),
    rent: rentWords(place, random),
  })
}

const TRIES = 5

function otherStreet(
  { streets }: PostPlace,
  random: Random,
  isFit: (street: PostStreet) => boolean,
): PostStreet | null {
  for (let attempt = 0; attempt < TRIES && streets.length > 0; attempt += 1) {
    const street = random.pick(streets)
    if (isFit(street)) return street
  }
  return null
}

function rentWords({ profile, prices }: PostPlace, random: Random): string {
  const base = profile.zone === 'village' || profile.zone === 'town' ? 330 : 410
  return `$${Math.round(((base + prices.apartment / 2_600) * random.between(0.85, 1.25)) / 10) * 10}`
}
