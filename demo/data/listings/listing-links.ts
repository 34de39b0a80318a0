import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'
import { buildingExtras, extraNames, type Home, ruralExtras } from '#demo/data/homes/home.ts'
import type { DemoAgent } from '#demo/data/people/agents.ts'
import { samplePages } from '#demo/data/sample-pages.ts'
import { locationReview, vendorReview } from '#demo/data/texts/reviews.ts'
import type { ListingDetails, ListingRow } from './listing-row.ts'

type Links = Pick<ListingRow, 'videos' | 'external_links' | 'external_medias' | 'documents'>

/** Statements of information, videos and tours; each leads to a page that says what it stands in for. */
export function drawLinks(
  random: Random,
  {
    home,
    stateCode,
    isRental,
    isOnMarket,
  }: { home: Home; stateCode: StateCode; isRental: boolean; isOnMarket: boolean },
): Links {
  const hasRooms = home.bedrooms !== null
  const documents: Links['documents'] = []
  if (!isRental && isOnMarket) {
    if (random.chance(stateCode === 'VIC' ? 0.9 : 0)) {
      const url = samplePages.statementOfInformation
      documents.push({ url, title: 'Statement of information', kind: 'statementOfInformation' })
    }
    random.skip(2)
  }
  const hasVideo = hasRooms && random.chance(isRental ? 0.05 : 0.15)
  random.skip(1)
  const hasTour = hasRooms && random.chance(isRental ? 0.07 : 0.11)
  return {
    videos: hasVideo ? [{ url: samplePages.video, title: 'Video of the home' }] : [],
    external_links: [],
    external_medias: hasTour ? [{ url: samplePages.virtualTour, kind: 'virtualTour', title: 'Virtual tour' }] : [],
    documents,
  }
}

/** What else the page of a listing tells. */
export function drawDetails(
  random: Random,
  listing: {
    home: Home
    suburb: string
    isRental: boolean
    isOnMarket: boolean
    isCompleted: boolean
    agent: DemoAgent
  },
): ListingDetails {
  const { home, suburb, isRental, agent } = listing
  const details: ListingDetails = {}
  const building = namesOf(home, (extra) => buildingExtras.has(extra))
  const rural = namesOf(home, (extra) => ruralExtras.has(extra))
  if (building.length > 0) details.buildingFeatures = building
  if (rural.length > 0) details.ruralFeatures = rural
  if (random.chance(0.12))
    details.agentLocationReview = { ...locationReview(random, suburb), agentUsername: agent.username }
  if (!isRental && listing.isCompleted && random.chance(0.16)) details.vendorReview = vendorReview(random, agent.name)
  if (listing.isOnMarket) random.skip(isRental ? 2 : 1)
  return details
}

/** What the listing names besides the features that a search knows. */
export const otherFeaturesOf = (home: Home): string[] =>
  namesOf(home, (extra) => !buildingExtras.has(extra) && !ruralExtras.has(extra))

const namesOf = (home: Home, isWanted: (extra: keyof typeof extraNames) => boolean): string[] =>
  [...home.extras].filter(isWanted).map((extra) => extraNames[extra])
