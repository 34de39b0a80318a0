import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'
import { buildingExtras, extraNames, type Home, ruralExtras } from '#demo/data/homes/home.ts'
import type { DemoAgent } from '#demo/data/people/agents.ts'
import type { DemoOffice } from '#demo/data/people/offices.ts'
import { locationReview, vendorReview } from '#demo/data/texts/reviews.ts'
import type { ListingDetails } from '#server/platform/database/tables.ts'
import type { ListingRow } from './listing-row.ts'

type Links = Pick<ListingRow, 'videos' | 'external_links' | 'external_medias' | 'documents'>

/** Videos, tours, links and papers; all addresses end in .example, so none leads anywhere. */
export function drawLinks(
  random: Random,
  listing: { id: number; home: Home; stateCode: StateCode; isRental: boolean; isOnMarket: boolean; office: DemoOffice },
): Links {
  const { id, home, stateCode, isRental, isOnMarket, office } = listing
  const hasRooms = home.bedrooms !== null
  const documents: Links['documents'] = []
  const paper = (kind: 'statementOfInformation' | 'contract' | 'brochure', title: string, share: number) => {
    if (!random.chance(share)) return
    documents.push({ url: `https://documents.example/${id}/${kind}.pdf`, title, kind })
  }
  if (!isRental && isOnMarket) {
    paper('statementOfInformation', 'Statement of information', stateCode === 'VIC' ? 0.9 : 0)
    paper('contract', 'Contract of sale', stateCode === 'NSW' || stateCode === 'ACT' ? 0.4 : 0.1)
    paper('brochure', 'Brochure', 0.12)
  }
  return {
    videos:
      hasRooms && random.chance(isRental ? 0.05 : 0.15)
        ? [{ url: `https://videos.example/watch/${id}`, provider: 'videos.example', title: 'Video of the home' }]
        : [],
    external_links: random.chance(0.2) ? [{ url: office.website, title: `${office.name} website` }] : [],
    external_medias:
      hasRooms && random.chance(isRental ? 0.07 : 0.11)
        ? [{ url: `https://tours.example/${id}`, kind: 'virtualTour', title: 'Virtual tour' }]
        : [],
    documents,
  }
}

/** What else the page of a listing tells. */
export function drawDetails(
  random: Random,
  listing: {
    id: number
    home: Home
    suburb: string
    isRental: boolean
    isOnMarket: boolean
    isCompleted: boolean
    agent: DemoAgent
  },
): ListingDetails {
  const { id, home, suburb, isRental, agent } = listing
  const details: ListingDetails = {}
  const building = namesOf(home, (extra) => buildingExtras.has(extra))
  const rural = namesOf(home, (extra) => ruralExtras.has(extra))
  if (building.length > 0) details.buildingFeatures = building
  if (rural.length > 0) details.ruralFeatures = rural
  if (random.chance(0.12))
    details.agentLocationReview = { ...locationReview(random, suburb), agentUsername: agent.username }
  if (!isRental && listing.isCompleted && random.chance(0.16)) details.vendorReview = vendorReview(random, agent.name)
  if (!listing.isOnMarket) return details
  const integrations = {
    ...(random.chance(isRental ? 0.5 : 0.15) ? { bookInspection: `https://inspections.example/book/${id}` } : {}),
    ...(isRental && random.chance(0.6) ? { rentalApplication: `https://applications.example/apply/${id}` } : {}),
  }
  if (Object.keys(integrations).length > 0) details.integrations = integrations
  return details
}

/** What the listing names besides the features that a search knows. */
export const otherFeaturesOf = (home: Home): string[] =>
  namesOf(home, (extra) => !buildingExtras.has(extra) && !ruralExtras.has(extra))

const namesOf = (home: Home, isWanted: (extra: keyof typeof extraNames) => boolean): string[] =>
  [...home.extras].filter(isWanted).map((extra) => extraNames[extra])
