import { agentsOf, formatAgentsUrl, formatOfficesUrl } from '#domain/agents/agents-url.ts'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profilePath } from '#domain/members/profile-path.ts'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listedAgents, placesWithAgents } from './agent-sitemaps.queries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The pages of agents, and of what is said of those who were reviewed on the portal. */
export async function agentEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await listedAgents(database)
  return rows.flatMap(({ username, hasReviews }) => {
    const profile = profilePath({ username, type: userTypes.Agent })
    const paths = hasReviews ? [profile, agentReviewsPath(username)] : [profile]
    return paths.map((path) => ({ path, modifiedAt: null }))
  })
}

/** The lists of agents, property managers and agencies of every suburb that has some. */
export async function agentListEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await placesWithAgents(database)
  return rows.flatMap(({ uri, hasSellers, hasManagers, hasOffices }) => {
    const offices = { locationUri: uri, stateCode: null, query: '', order: 'results', page: 1 } as const
    const paths = [
      hasSellers && formatAgentsUrl(agentsOf(uri, 'selling')),
      hasManagers && formatAgentsUrl(agentsOf(uri, 'managing')),
      hasOffices && formatOfficesUrl(offices),
    ]
    return paths.flatMap((path) => (path === false ? [] : [{ path, modifiedAt: null }]))
  })
}
