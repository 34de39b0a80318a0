import { type StateCode, stateCodeOf } from '#domain/lookups/states.ts'
import { isSlug } from '#domain/text/slug.ts'

export type AgentOrder = 'results' | 'rating' | 'name'

/** Which agents a page lists: those who sell or manage in a place, narrowed down. */
export type AgentsView = {
  service: 'selling' | 'managing'
  locationUri: string
  officeUri: string | null
  minimumRating: number | null
  hasRecentResults: boolean
  hasVideos: boolean
  order: AgentOrder
  page: number
}

/** Which offices a page lists; a place has its state. */
export type OfficesView = {
  locationUri: string | null
  stateCode: StateCode | null
  query: string
  order: 'results' | 'name'
  page: number
}

export const AGENT_FINDER_PATH = '/real-estate-agents'
export const AGENCIES_PATH = '/real-estate-agencies'
const MANAGERS_PATH = '/property-managers'
export const LONGEST_NAME_QUERY = 100
const LARGEST_PAGE = 500
const orders: readonly AgentOrder[] = ['results', 'rating', 'name']
/** Least ratings to choose from. */
export const leastRatings: readonly number[] = [4, 3]

/** The list of a place with nothing narrowed down. */
export const agentsOf = (locationUri: string, service: AgentsView['service'] = 'selling'): AgentsView => ({
  service,
  locationUri,
  officeUri: null,
  minimumRating: null,
  hasRecentResults: false,
  hasVideos: false,
  order: 'results',
  page: 1,
})

/** The canonical URL of a list: keys in alphabetical order, what is usual left out. */
export function formatAgentsUrl(view: AgentsView): string {
  const { service, locationUri, officeUri, minimumRating, hasRecentResults, hasVideos, order, page } = view
  const path = `${service === 'selling' ? AGENT_FINDER_PATH : MANAGERS_PATH}/${locationUri}`
  return withQuery(path, [
    ['office', officeUri],
    ['page', page > 1 ? String(page) : null],
    ['rating', minimumRating === null ? null : String(minimumRating)],
    ['recent', hasRecentResults ? 'true' : null],
    ['sort', order === 'results' ? null : order],
    ['videos', hasVideos ? 'true' : null],
  ])
}

/** The list of a URL; null where its path names no place. What cannot be read of the query is left out. */
export function parseAgentsUrl(path: string, search: string): AgentsView | null {
  const [, first = '', slug = '', ...rest] = path.toLowerCase().replace(/\/+$/, '').split('/')
  const isOfManagers = `/${first}` === MANAGERS_PATH
  if ((!isOfManagers && `/${first}` !== AGENT_FINDER_PATH) || !isSlug(slug) || rest.length > 0) return null
  const values = new URLSearchParams(search)
  const office = (values.get('office') ?? '').toLowerCase()
  const rating = Number(values.get('rating'))
  return {
    ...agentsOf(slug, isOfManagers ? 'managing' : 'selling'),
    officeUri: isSlug(office) ? office : null,
    minimumRating: leastRatings.includes(rating) ? rating : null,
    hasRecentResults: values.get('recent') === 'true',
    hasVideos: values.get('videos') === 'true',
    order: orders.find((order) => order === values.get('sort')) ?? 'results',
    page: pageOf(values),
  }
}

/** Agent Finder, with what was typed into its box. */
export const formatFinderUrl = (query: string): string =>
  withQuery(AGENT_FINDER_PATH, [['query', query.trim() === '' ? null : query.trim()]])

export const readFinderQuery = (search: string): string =>
  (new URLSearchParams(search).get('query') ?? '').trim().slice(0, LONGEST_NAME_QUERY)

/** The canonical URL of a list of offices. */
export const formatOfficesUrl = ({ locationUri, stateCode, query, order, page }: OfficesView): string =>
  withQuery(locationUri === null ? AGENCIES_PATH : `${AGENCIES_PATH}/${locationUri}`, [
    ['page', page > 1 ? String(page) : null],
    ['query', query === '' ? null : query],
    ['sort', order === 'results' ? null : order],
    ['state', locationUri === null && stateCode !== null ? stateCode.toLowerCase() : null],
  ])

/** The list of offices of a URL; null where what follows the path is no slug. */
export function parseOfficesUrl(path: string, search: string): OfficesView | null {
  const [, , slug, ...rest] = path.toLowerCase().replace(/\/+$/, '').split('/')
  if ((slug !== undefined && !isSlug(slug)) || rest.length > 0) return null
  const values = new URLSearchParams(search)
  return {
    locationUri: slug ?? null,
    stateCode: slug === undefined ? stateCodeOf(values.get('state') ?? '') : null,
    query: (values.get('query') ?? '').trim().slice(0, LONGEST_NAME_QUERY),
    order: values.get('sort') === 'name' ? 'name' : 'results',
    page: pageOf(values),
  }
}

function pageOf(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1
}

function withQuery(path: string, entries: readonly (readonly [string, string | null])[]): string {
  const values = new URLSearchParams()
  for (const [key, value] of entries) if (value !== null) values.set(key, value)
  const text = values.toString()
  return text === '' ? path : `${path}?${text}`
}
