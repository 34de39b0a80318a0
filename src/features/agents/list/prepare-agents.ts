import { AGENT_FINDER_PATH, type AgentsView, formatAgentsUrl, parseAgentsUrl } from '#domain/agents/agents-url.ts'
import { AgentsInPlaceDocument } from '#src/api/generated/documents/agents-in-place.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'

export const AGENTS_ON_PAGE = 20

export const variablesOf = ({ order, page, ...view }: AgentsView) => ({
  filter: {
    service: view.service,
    locationUri: view.locationUri,
    officeUri: view.officeUri,
    minimumRating: view.minimumRating,
    hasRecentResults: view.hasRecentResults,
    hasVideos: view.hasVideos,
    query: '',
  },
  order,
  paging: { skip: (page - 1) * AGENTS_ON_PAGE, take: AGENTS_ON_PAGE },
})

/** Another form of the URL, or another name of the place or the office, leads to the one URL; a place of nowhere is not found. */
export const prepareAgents: PreparePage = async ({ path, search }, { queryClient, execute }) => {
  const view = parseAgentsUrl(path, search)
  if (view === null) {
    const isBare = path.toLowerCase().replace(/\/+$/, '') === '/property-managers'
    return isBare ? { status: 301, redirectTo: AGENT_FINDER_PATH } : { status: 404 }
  }
  const address = formatAgentsUrl(view)
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  const { agents } = await queryClient.fetchQuery(documentQuery(execute, AgentsInPlaceDocument, variablesOf(view)))
  if (!agents) return { status: 404 }
  const own = ownView(view, agents)
  if (own !== null) return { status: 301, redirectTo: formatAgentsUrl(own) }
  return { status: view.page > 1 && agents.results.length === 0 ? 404 : 200 }
}

type Found = { location?: { uri: string } | null; office?: { uri: string } | null }

/** The view under the own names of its place and its office; null when they are those of the URL. */
export function ownView(view: AgentsView, { location, office }: Found): AgentsView | null {
  const locationUri = location?.uri ?? view.locationUri
  const officeUri = office?.uri ?? null
  return locationUri === view.locationUri && officeUri === view.officeUri ? null : { ...view, locationUri, officeUri }
}
