import { slugify } from '#domain/text/slug.ts'
import type { Random } from '#demo/data/random/random.ts'
import { createRandom } from '#demo/data/random/random.ts'
import type { DemoPlace, PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween, microDegrees, pointAt } from '#demo/data/places/distance.ts'
import { streetNames } from '#demo/data/addresses/street-names.ts'
import { agencySuffixes, agencyWords, brandColours } from './agency-names.ts'
import { officeAbout } from './office-texts.ts'
import { landlineNumber } from './phone-numbers.ts'

export type DemoCompany = { id: number; name: string; stateCode: string; colour: string; domain: string }

export type DemoOffice = {
  id: number
  companyId: number
  uri: string
  name: string
  placeIndex: number
  streetAddress: string
  latitudeMicro: number
  longitudeMicro: number
  phone: string
  email: string
  about: string
  colour: string
}

/** Agencies and their offices: each agency keeps to one state, and its offices stand in the places with most homes. */
export function drawOffices(
  seed: string,
  profiles: readonly PlaceProfile[],
  placeWeights: readonly number[],
  counts: { companies: number; offices: number },
): { companies: DemoCompany[]; offices: DemoOffice[] } {
  const random = createRandom(seed, 'offices')
  const places = officePlaces(profiles, placeWeights, counts.offices)
  const companies: DemoCompany[] = []
  const offices: DemoOffice[] = []
  const companiesOfState = new Map<string, DemoCompany[]>()
  const words = random.shuffled(agencyWords)
  for (const placeIndex of places) {
    const profile = profiles[placeIndex]
    if (profile === undefined) continue
    const { stateCode } = profile.place
    const known = companiesOfState.get(stateCode) ?? []
    const mayFound = companies.length < counts.companies && (known.length === 0 || random.chance(0.42))
    const company = mayFound ? newCompany(random, companies.length, words, stateCode) : random.pick(known)
    if (mayFound) {
      companies.push(company)
      companiesOfState.set(stateCode, [...known, company])
    }
    offices.push(newOffice(random, offices, company, { profiles, placeIndex, place: profile.place }))
  }
  return { companies, offices }
}

/** The weightiest places, no two closer together than 3 km (40 km in the country), until there are enough. */
function officePlaces(profiles: readonly PlaceProfile[], weights: readonly number[], count: number): number[] {
  const byWeight = [...profiles.keys()].sort(
    (left, right) => (weights[right] ?? 0) - (weights[left] ?? 0) || left - right,
  )
  const chosen: number[] = []
  for (let spacing = 1; chosen.length < count; spacing *= 0.6) {
    for (const index of byWeight) {
      if (chosen.length >= count) break
      const profile = profiles[index]
      if (profile === undefined || chosen.includes(index)) continue
      const isCountry = profile.zone === 'town' || profile.zone === 'village'
      const gap = (isCountry ? 40 : profile.zone === 'regionalCity' ? 9 : 3.4) * spacing
      const isFree = chosen.every(
        (other) => kilometresBetween(profile.place, profiles[other]?.place ?? profile.place) >= gap,
      )
      if (isFree) chosen.push(index)
    }
  }
  return chosen
}

function newCompany(random: Random, index: number, words: readonly string[], stateCode: string): DemoCompany {
  const word = words[index % words.length] ?? 'Wattlebird'
  const hasKind = /(Property|Agents|Estates?|Partners|Daughters|Sons|Co)$/.test(word)
  const suffix = hasKind ? '' : random.pick(agencySuffixes)
  const name = `${word} ${suffix}`.trim()
  return {
    id: index + 1,
    name,
    stateCode,
    colour: brandColours[index % brandColours.length] ?? '#0b3d2e',
    domain: `${slugify(word.replace(/&/g, 'and')).replace(/-/g, '')}.example`,
  }
}

/** As a share of the way to the next place: less than half of it is the own suburb still. */
const WITHIN = 0.45

/** Kilometres to the place that is nearest to one. */
function nearestOther(profiles: readonly PlaceProfile[], placeIndex: number): number {
  const own = profiles[placeIndex]
  if (own === undefined) return 0
  const distances = profiles.map((other) => (other === own ? Infinity : kilometresBetween(own.place, other.place)))
  return distances.reduce((least, distance) => Math.min(least, distance), Infinity)
}

function newOffice(
  random: Random,
  offices: readonly DemoOffice[],
  company: DemoCompany,
  { profiles, placeIndex, place }: { profiles: readonly PlaceProfile[]; placeIndex: number; place: DemoPlace },
): DemoOffice {
  const id = offices.length + 1
  const uri = slugify(`${company.name} ${place.name}`)
  const isTaken = offices.some((office) => office.uri === uri)
  const kilometres = random.between(0.05, 0.4)
  const point = pointAt(place, Math.min(kilometres, WITHIN * nearestOther(profiles, placeIndex)), random.next())
  const mailbox = slugify(place.name).replace(/-/g, '')
  return {
    id,
    companyId: company.id,
    uri: isTaken ? `${uri}-${place.postcode}` : uri,
    name: `${company.name} ${place.name}`,
    placeIndex,
    streetAddress: `${random.whole(1, 420)} ${random.pick(streetNames)} ${random.pick(['Street', 'Road', 'Parade'])}`,
    latitudeMicro: microDegrees(point.latitude),
    longitudeMicro: microDegrees(point.longitude),
    phone: landlineNumber(place.stateCode, id),
    email: `${mailbox}@${company.domain}`,
    about: officeAbout(random, company.name, place.name),
    colour: company.colour,
  }
}
