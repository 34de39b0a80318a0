import type { StateCode } from '#domain/lookups/states.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { microDegrees, pointAt } from '#demo/data/places/distance.ts'

export type DemoSchool = {
  id: number
  name: string
  sector: 'government' | 'catholic' | 'independent'
  level: 'primary' | 'secondary' | 'combined' | 'special'
  gender: 'coeducational' | 'girls' | 'boys'
  placeIndex: number
  latitudeMicro: number
  longitudeMicro: number
}

const saints = [
  "St Brigid's",
  "St Anthony's",
  "St Monica's",
  'St Francis Xavier',
  'Our Lady of the Sea',
  "St Thérèse's",
  'Holy Family',
  "St Columba's",
  "St Bernadette's",
  "St Kevin's",
  'Sacred Heart',
  "St Jude's",
  "St Clare's",
  'Our Lady of Lourdes',
  "St Patrick's",
  "St Joseph's",
  'Mary MacKillop',
  'St Ambrose',
  "St Catherine's",
  "St Vincent's",
]
const independents = [
  'Grammar School',
  'Christian College',
  'Anglican School',
  'Montessori School',
  'Steiner School',
  'College',
]

const primaryWord: Readonly<Record<StateCode, string>> = {
  ACT: 'Primary School',
  NSW: 'Public School',
  NT: 'Primary School',
  QLD: 'State School',
  SA: 'Primary School',
  TAS: 'Primary School',
  VIC: 'Primary School',
  WA: 'Primary School',
}
const secondaryWord: Readonly<Record<StateCode, string>> = {
  ACT: 'High School',
  NSW: 'High School',
  NT: 'Middle School',
  QLD: 'State High School',
  SA: 'High School',
  TAS: 'High School',
  VIC: 'Secondary College',
  WA: 'Senior High School',
}

/** Schools named after their places: a primary school almost everywhere, more and other kinds as a place grows. */
export function drawSchools(seed: string, profiles: readonly PlaceProfile[]): DemoSchool[] {
  const schools: DemoSchool[] = []
  profiles.forEach((profile, placeIndex) => {
    const random = createRandom(seed, 'schools', profile.place.uri)
    for (const school of schoolsOfPlace(random, profile)) {
      const point = pointAt(profile.place, random.between(0.15, 1.1), random.next())
      schools.push({
        ...school,
        id: schools.length + 1,
        placeIndex,
        latitudeMicro: microDegrees(point.latitude),
        longitudeMicro: microDegrees(point.longitude),
      })
    }
  })
  return schools
}

type Kind = Pick<DemoSchool, 'name' | 'sector' | 'level' | 'gender'>

function schoolsOfPlace(random: Random, { place, zone }: PlaceProfile): Kind[] {
  const { name, stateCode } = place
  const people = Math.min(place.population, 60_000)
  const kinds: Kind[] = []
  const add = (kind: Omit<Kind, 'gender'>, gender: Kind['gender'] = 'coeducational') => kinds.push({ ...kind, gender })
  add({ name: `${name} ${primaryWord[stateCode]}`, sector: 'government', level: 'primary' })
  if (random.chance(people / 9_000)) {
    add({ name: `${name} ${secondaryWord[stateCode]}`, sector: 'government', level: 'secondary' })
  }
  if (random.chance(people / 8_000)) {
    const saint = random.pick(saints)
    add({ name: `${saint} Primary School, ${name}`, sector: 'catholic', level: 'primary' })
  }
  for (const side of ['North', 'East', 'West'] as const) {
    if (random.chance((people - 11_000) / 26_000) && !name.includes(side)) {
      add({ name: `${name} ${side} ${primaryWord[stateCode]}`, sector: 'government', level: 'primary' })
    }
  }
  if (random.chance(people / 30_000)) {
    const gender = random.weighted<Kind['gender']>({ coeducational: 60, girls: 22, boys: 18 })
    add({ name: `${random.pick(saints)} College, ${name}`, sector: 'catholic', level: 'secondary' }, gender)
  }
  if (random.chance(people / (zone === 'inner' || zone === 'middle' ? 20_000 : 34_000))) {
    const kind = random.pick(independents)
    const gender =
      kind === 'Grammar School'
        ? random.weighted<Kind['gender']>({ coeducational: 50, girls: 25, boys: 25 })
        : 'coeducational'
    const prefix = gender === 'girls' ? "Girls' " : gender === 'boys' ? "Boys' " : ''
    add({ name: `${name} ${prefix}${kind}`, sector: 'independent', level: 'combined' }, gender)
  }
  if (random.chance(people / 90_000)) {
    add({ name: `${name} Special Development School`, sector: 'government', level: 'special' })
  }
  return kinds
}
