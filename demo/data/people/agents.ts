import { slugify } from '#domain/text/slug.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import { type Voice, voices } from '#demo/data/texts/description.ts'
import type { TitleHabit } from '#demo/data/texts/title.ts'
import { agentBio } from './agent-bio.ts'
import type { DemoOffice } from './offices.ts'
import { nameBackgrounds } from './person-names.ts'
import type { PersonOfName } from './portrait-choice.ts'
import { mobileNumber } from './phone-numbers.ts'

export type AgentTier = 'basic' | 'bronze' | 'silver' | 'gold' | 'platinum'

export type DemoAgent = {
  id: number
  officeId: number
  username: string
  name: string
  person: PersonOfName
  jobTitle: string
  tier: AgentTier
  bio: string
  email: string
  mobile: string
  phone: string
  /** Looks after rentals instead of sales. */
  isPropertyManager: boolean
  voice: Voice
  titleHabit: TitleHabit
}

const salesTitles = [
  'Sales Agent',
  'Licensed Estate Agent',
  'Sales Consultant',
  'Senior Sales Agent',
  'Director',
  'Auctioneer and Agent',
  'Principal',
]
const managerTitles = [
  'Property Manager',
  'Senior Property Manager',
  'Leasing Consultant',
  'Head of Property Management',
]

/** Agents for the offices: every office has one of each trade at least, and the larger ones more. */
export function drawAgents(
  seed: string,
  offices: readonly DemoOffice[],
  placeNames: readonly string[],
  count: number,
): DemoAgent[] {
  const random = createRandom(seed, 'agents')
  const usernames = new Set<string>()
  return seatsOf(random, offices, count).map(({ office, isPropertyManager }, index) => {
    const drawn = drawName(random)
    const { name, person } = index === 0 ? agnes : drawn
    const username = freeUsername(slugify(name), usernames)
    const jobTitle = random.pick(isPropertyManager ? managerTitles : salesTitles)
    return {
      id: index + 1,
      officeId: office.id,
      username,
      name,
      person,
      jobTitle,
      tier: random.weighted<AgentTier>({ basic: 30, bronze: 26, silver: 22, gold: 14, platinum: 8 }),
      bio: agentBio(random, { name, jobTitle, suburb: placeNames[office.placeIndex] ?? '', isPropertyManager }),
      email: `${username.replace(/-/g, '.')}@${office.email.split('@')[1] ?? 'agency.example'}`,
      mobile: mobileNumber(index),
      phone: office.phone,
      isPropertyManager,
      voice: random.pick(voices),
      titleHabit: random.weighted<TitleHabit>({ sentence: 52, title: 43, capitals: 5 }),
    }
  })
}

function seatsOf(random: Random, offices: readonly DemoOffice[], count: number) {
  const seats = offices.flatMap((office) => [
    { office, isPropertyManager: false },
    { office, isPropertyManager: true },
  ])
  while (seats.length < count) {
    // Offices are in the order of their weight: the early ones are the larger ones.
    const office = offices[Math.floor(offices.length * random.next() ** 1.35)]
    if (office !== undefined) seats.push({ office, isPropertyManager: random.chance(0.34) })
  }
  return seats.slice(0, Math.max(count, 0))
}

/** The agent behind the demonstration account of an agent (demo-members.ts). */
const agnes = { name: 'Agnes Keane', person: { background: 'anglo', isWoman: true } } as const

function drawName(random: Random): { name: string; person: PersonOfName } {
  const total = nameBackgrounds.reduce((sum, { share }) => sum + share, 0)
  let rest = random.next() * total
  const background = nameBackgrounds.find(({ share }) => (rest -= share) < 0) ?? nameBackgrounds[0]
  const other = random.chance(0.12) ? random.pick(nameBackgrounds) : background
  if (background === undefined || other === undefined) throw new Error('There are no names to draw from')
  const { name, isWoman } = random.pick(background.given)
  return {
    name: `${name} ${random.pick(other.family)}`,
    person: { background: background.background, isWoman },
  }
}

function freeUsername(request: string, taken: Set<string>): string {
  let username = request
  for (let number = 2; taken.has(username); number += 1) username = `${request}-${number}`
  taken.add(username)
  return username
}
