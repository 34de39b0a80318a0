import { createRandom, type Random } from '#demo/data/random/random.ts'
import { samplePages } from '#demo/data/sample-pages.ts'

/** An agent of the demonstration, with what the listings say of the work. */
export type WorkingAgent = {
  id: number
  name: string
  tier: string
  sales: number
  rentals: number
  /** Kinds of property, the most usual first. */
  propertyTypes: readonly string[]
  /** The suburbs with most of the work, the most first. */
  suburbIds: readonly number[]
  suburbName: string
}

export type StatedFacts = {
  awards: { title: string; awardedBy: string; year: number }[]
  videos: { url: string; title: string }[]
  areasOfExpertise: string[]
  servicedLocationIds: number[]
  isClaimed: boolean
}

const awardTitles = [
  'Agent of the year, finalist',
  'Best campaign under a million',
  'Auctioneer of the year, runner-up',
  'Community service award',
  'Rising star',
  'Residential salesperson of the year',
]
const managementTitles = ['Property manager of the year, finalist', 'Best arrears record', 'Tenants’ choice award']
const awardGivers = [
  'Guild of Local Agents',
  'State Property Awards',
  'Neighbourhood Choice',
  'Institute of Home Sellers',
]

const salesSkills = [
  'Auctions',
  'First homes',
  'Downsizing',
  'Off-market sales',
  'Styling for sale',
  'Deceased estates',
  'Investment homes',
]
const managementSkills = [
  'Routine inspections',
  'Lease renewals',
  'Short vacancies',
  'Interstate owners',
  'Furnished rentals',
  'Repairs and trades',
]
const skillsOfType: Readonly<Record<string, string>> = {
  House: 'Family houses',
  Apartment: 'Apartments',
  Townhouse: 'Townhouses',
  Unit: 'Units and villas',
  Villa: 'Units and villas',
  Terrace: 'Terraces and period homes',
  Acreage: 'Acreage and lifestyle',
  Rural: 'Rural property',
  Land: 'Land',
}
const shareOfAwards: Readonly<Record<string, number>> = {
  platinum: 0.9,
  gold: 0.6,
  silver: 0.35,
  bronze: 0.15,
  basic: 0.05,
}
const MOST_PLACES = 6

/** What an agent states; one in six has never claimed the profile and states nothing. */
export function factsOfAgent(seed: string, agent: WorkingAgent, year: number): StatedFacts {
  const random = createRandom(seed, 'agent facts', agent.id)
  // The account of the demonstration is this one's.
  const isClaimed = agent.id === 1 || random.chance(0.84)
  if (!isClaimed) {
    return {
      awards: [],
      videos: [],
      areasOfExpertise: [],
      servicedLocationIds: agent.suburbIds.slice(0, 2),
      isClaimed,
    }
  }
  random.skip(1)
  const awards = awardsOf(random, agent, year)
  random.skip(6)
  return {
    awards,
    videos: videosOf(random, agent),
    areasOfExpertise: skillsOf(random, agent),
    servicedLocationIds: agent.suburbIds.slice(0, random.whole(2, MOST_PLACES)),
    isClaimed,
  }
}

function awardsOf(random: Random, { tier, sales, rentals }: WorkingAgent, year: number): StatedFacts['awards'] {
  if (!random.chance(shareOfAwards[tier] ?? 0)) return []
  const titles = random.shuffled(rentals > sales ? managementTitles : awardTitles)
  return titles
    .slice(0, random.whole(1, 3))
    .map((title) => ({ title, awardedBy: random.pick(awardGivers), year: year - random.whole(1, 6) }))
    .toSorted((left, right) => right.year - left.year)
}

function videosOf(random: Random, { suburbName, sales, rentals }: WorkingAgent): StatedFacts['videos'] {
  if (!random.chance(0.2)) return []
  const titles =
    rentals > sales
      ? ['What happens at a routine inspection', `Renting in ${suburbName}`]
      : [`A morning in ${suburbName}`, 'How an auction runs', 'What to fix before you sell, and what to leave']
  return random
    .shuffled(titles)
    .slice(0, random.whole(1, 2))
    .map((title, index) => ({ url: `${samplePages.video}#${index + 1}`, title }))
}

function skillsOf(random: Random, { sales, rentals, propertyTypes }: WorkingAgent): string[] {
  const kinds = propertyTypes.slice(0, 2).flatMap((type) => skillsOfType[type] ?? [])
  const others = random.shuffled(rentals > sales ? managementSkills : salesSkills).slice(0, random.whole(1, 3))
  return [...new Set([...kinds, ...others])]
}
