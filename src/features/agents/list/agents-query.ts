import type { AgentsView } from '#domain/agents/agents-url.ts'

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

type Found = { location?: { uri: string } | null; office?: { uri: string } | null }

/** The view under the own names of its place and its office. */
export const ownView = (view: AgentsView, { location, office }: Found): AgentsView => ({
  ...view,
  locationUri: location?.uri ?? view.locationUri,
  officeUri: office?.uri ?? null,
})
