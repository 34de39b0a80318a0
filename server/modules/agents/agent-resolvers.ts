import { reviewSummary } from '#domain/agents/review-figures.ts'
import { externalLink, mediaLink } from '#domain/text/external-link.ts'
import type { AgentResolvers } from '#server/generated/resolvers.ts'
import type { AgentsContext } from './agents-services.ts'

/** What an agent shows on a page of their own. */
export const agentResolvers: AgentResolvers<AgentsContext> = {
  bio: async ({ id }, _arguments, { services }) => (await services.agents.facts(id)).bio,
  website: async ({ id }, _arguments, { services }) => {
    const { website } = await services.agents.facts(id)
    return website === null || website === '' ? null : externalLink(website)
  },
  awards: async ({ id }, _arguments, { services }) =>
    (await services.agents.facts(id)).awards.toSorted((left, right) => right.year - left.year),
  socialLinks: async ({ id }, _arguments, { services }) =>
    (await services.agents.facts(id)).socialLinks.map(({ network, url }) => ({ network, url: externalLink(url) })),
  videos: async ({ id }, _arguments, { services }) =>
    (await services.agents.facts(id)).videos.map(({ url, title }) => ({ url: mediaLink(url), title })),
  areasOfExpertise: async ({ id }, _arguments, { services }) => (await services.agents.facts(id)).areasOfExpertise,
  servicedLocations: async ({ id }, _arguments, { services }) =>
    services.places.byIds((await services.agents.facts(id)).servicedLocationIds),
  isClaimed: async ({ id }, _arguments, { services }) => (await services.agents.facts(id)).isClaimed,
  hasLeft: async ({ id }, _arguments, { services }) => (await services.agents.facts(id)).leftOn !== null,
  reviewSummary: async ({ id }, _arguments, { services }) => reviewSummary(await services.agents.rating(id)),
  performance: async ({ id }, _arguments, { services }) => {
    const { untilOn, months, soldCount, leasedCount, figures, mainSuburbId } = await services.agents.performance(id)
    const mainSuburb = mainSuburbId === null ? null : await services.places.byId(mainSuburbId)
    return { until: untilOn, months, soldCount, leasedCount, ...figures, mainSuburb }
  },
}
