import { type SearchMode, searchModeNames } from '../lookups/search-modes.ts'

/** The tabs of an agent's profile after the overview, in their order (docs/product.md, section 25.20). */
export const agentTabs = [
  'listings',
  'reviews',
  'activities',
  'questions',
  'answers',
  'followers',
  'following',
] as const
/** The same of everybody else. */
export const userTabs = [
  'activities',
  'reviews',
  'questions',
  'discussions',
  'answers',
  'followers',
  'following',
] as const

export type ProfileTab = 'overview' | (typeof agentTabs)[number] | (typeof userTabs)[number]

/** What of a profile is looked at. */
export type ProfileView = {
  isAgent: boolean
  username: string
  tab: ProfileTab
  /** Of listings: which; all where it is null. */
  mode: SearchMode | null
  page: number
}

export const LARGEST_PROFILE_PAGE = 50

/** The tab that a segment of the URL names, in any case; null for none of the tabs that such a profile has. */
export function profileTabOf(isAgent: boolean, segment: string | undefined): ProfileTab | null {
  if (segment === undefined) return 'overview'
  const tabs: readonly ProfileTab[] = isAgent ? agentTabs : userTabs
  return tabs.find((tab) => tab === segment.toLowerCase()) ?? null
}

/** Which part of a tab a query asks for; what means nothing is passed over. */
export function readProfileSearch(search: string): Pick<ProfileView, 'mode' | 'page'> {
  const query = new URLSearchParams(search)
  const mode = query.get('mode')
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { mode: searchModeNames.find((known) => known === mode) ?? null, page: Math.min(page, LARGEST_PROFILE_PAGE) }
}

/** The one URL of a view of a profile. */
export function formatProfileUrl({ isAgent, username, tab, mode, page }: ProfileView): string {
  const path = `/${isAgent ? 'agent' : 'user'}/${encodeURIComponent(username.toWellFormed())}`
  const query = new URLSearchParams()
  if (mode !== null) query.set('mode', mode)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return `${path}${tab === 'overview' ? '' : `/${tab}`}${text === '' ? '' : `?${text}`}`
}
