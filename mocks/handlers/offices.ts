import { PERFORMANCE_MONTHS } from '#domain/agents/agent-performance.ts'
import { reviewSummary } from '#domain/agents/review-figures.ts'
import { streetAddressParts } from '#domain/locations/street-address.ts'
import { externalLink } from '#domain/text/external-link.ts'
import { byNameKey, figuresOf, officeOfAgent, performanceOf, phoneOf, presentAgents } from '../search/agents.ts'
import { placeById } from '../search/places.ts'
import type { AgentRecord, OfficeRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { addressEnd, locationView } from './locations.ts'

export function officeView(world: World, { website, logoIdentifier, name, email: _email, ...office }: OfficeRecord) {
  return {
    ...office,
    name,
    isClosed: office.closedAt !== null,
    companyName: find(world.companies, { id: office.companyId ?? 0 })?.name ?? name,
    addressParts: { ...streetAddressParts(office.address), ...addressEnd(placeById(world, office.suburbId)) },
    website: website === null ? null : externalLink(website),
    logo: pictureOf(logoIdentifier, `Logo of ${name}`, { width: 640, height: 240 }),
    agents: () =>
      presentAgents(world, office.id)
        .sort(byNameKey)
        .map((agent) => agentView(world, agent)),
    figures: () => figuresOfOffice(world, office.id),
  }
}

function figuresOfOffice(world: World, officeId: number) {
  const own = findAll(world.listings, { officeId, statusType: 'available' })
  return {
    months: PERFORMANCE_MONTHS,
    ...performanceOf(world, (listing) => listing.officeId === officeId),
    forSale: own.filter(({ listingType }) => listingType === 'sale').length,
    forRent: own.filter(({ listingType }) => listingType === 'rental').length,
  }
}

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
    isPremier: agent.leftOn === null && find(world.premierWorkflows, { agentId: id })?.state === 'completed',
    followerCount: () => findAll(world.follows, { followedAgentId: id }).length,
    followingCount: () => findAll(world.follows, { memberId: find(world.members, { agentId: id })?.id ?? 0 }).length,
  }
}

function performanceView(world: World, agentId: number) {
  const { mainSuburbId, ...figures } = performanceOf(world, ({ agentIds }) => agentIds.includes(agentId))
  const mainSuburb = mainSuburbId === null ? null : locationView(world, placeById(world, mainSuburbId))
  return { months: PERFORMANCE_MONTHS, ...figures, mainSuburb }
}

const pictureOf = (identifier: string | null, caption: string, size: { width: number; height: number }) =>
  identifier === null ? null : { identifier, version: 1, caption, ...size }
