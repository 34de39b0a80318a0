import { PERFORMANCE_MONTHS } from '#domain/agents/agent-performance.ts'
import { nameKey } from '#domain/agents/name-keys.ts'
import { reviewSummary } from '#domain/agents/review-figures.ts'
import { externalLink } from '#domain/text/external-link.ts'
import { streetAddressParts } from '#domain/locations/street-address.ts'
import type { MockPortal } from '../portal.ts'
import { performanceOf } from '../search/performance.ts'
import { followedBy, followersOf } from './follow-records.ts'
import { locationView } from './locations.ts'
import { officeOfAgent, phoneOf, successorOf } from './office-of-agent.ts'
import { placeById } from './place-words.ts'
import { figuresOf } from '../search/review-figures.ts'
import type { AgentRecord, OfficeRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const officeQueries = ({ world }: MockPortal) => ({
  office({ uri }: { uri: string }) {
    const office = officeByUri(world, uri)
    return office === null ? null : officeView(world, office)
  },
})

/** The office of a uri; of one that was merged the one that it was merged into. */
export function officeByUri(world: World, uri: string): OfficeRecord | null {
  const office = world.offices.getAll().find((each) => each.uri === uri.toLowerCase())
  return office === undefined ? null : successorOf(world.offices.getAll(), office)
}

export function officeView(world: World, { website, logoIdentifier, name, email: _email, ...office }: OfficeRecord) {
  const suburb = placeById(world, office.suburbId)
  return {
    ...office,
    name,
    addressParts: {
      ...streetAddressParts(office.address),
      suburb: suburb.name,
      stateCode: suburb.stateCode,
      postcode: suburb.postcode ?? '',
    },
    website: website === null ? null : externalLink(website),
    logo: pictureOf(logoIdentifier, `Logo of ${name}`, { width: 640, height: 240 }),
    agents: () => agentsOfOffice(world, office.id).map((agent) => agentView(world, agent)),
    figures: () => figuresOfOffice(world, office.id),
  }
}

const agentsOfOffice = (world: World, id: number): AgentRecord[] =>
  world.agents
    .getAll()
    .filter((agent) => agent.leftOn === null && officeOfAgent(world, agent).id === id)
    .sort((left, right) => (nameKey(left.name) < nameKey(right.name) ? -1 : 1))

function figuresOfOffice(world: World, id: number) {
  const own = world.listings
    .getAll()
    .filter(({ officeId, statusType }) => officeId === id && statusType === 'available')
  const { until, soldCount, leasedCount, medianPrice, daysOnMarket } = performanceOf(
    world,
    ({ officeId }) => officeId === id,
  )
  return {
    until,
    months: PERFORMANCE_MONTHS,
    soldCount,
    leasedCount,
    medianPrice,
    daysOnMarket,
    forSale: own.filter(({ listingType }) => listingType === 'sale').length,
    forRent: own.filter(({ listingType }) => listingType === 'rental').length,
  }
}

/** An agent as the contract shows one. */
export function agentView(world: World, agent: AgentRecord) {
  const { id, username, name, jobTitle, tier, portraitIdentifier, bio, awards, areasOfExpertise, isClaimed } = agent
  return {
    id,
    username,
    name,
    jobTitle,
    tier,
    phone: phoneOf(world, agent),
    portrait: pictureOf(portraitIdentifier, name, { width: 800, height: 800 }),
    office: () => officeView(world, officeOfAgent(world, agent)),
    bio,
    website: agent.website === null ? null : externalLink(agent.website),
    awards: awards.toSorted((left, right) => right.year - left.year),
    socialLinks: agent.socialLinks.map(({ network, url }) => ({ network, url: externalLink(url) })),
    videos: agent.videos,
    servicedLocations: () => agent.servicedLocationIds.map((each) => locationView(world, placeById(world, each))),
    areasOfExpertise,
    reviewSummary: reviewSummary(figuresOf(world, id)),
    performance: () => performanceView(world, id),
    isClaimed,
    hasLeft: agent.leftOn !== null,
    followerCount: () => followersOf(world, { agentId: id, memberId: null }).length,
    followingCount: () => followedBy(world, memberOfAgent(world, id)?.id ?? null).length,
  }
}

const memberOfAgent = ({ members }: World, id: number) => members.getAll().find(({ agentId }) => agentId === id)

function performanceView(world: World, agentId: number) {
  const { mainSuburbId, ...figures } = performanceOf(world, ({ agentIds }) => agentIds.includes(agentId))
  return {
    months: PERFORMANCE_MONTHS,
    ...figures,
    mainSuburb: mainSuburbId === null ? null : locationView(world, placeById(world, mainSuburbId)),
  }
}

const pictureOf = (identifier: string | null, caption: string, size: { width: number; height: number }) =>
  identifier === null ? null : { identifier, version: 1, caption, ...size }
