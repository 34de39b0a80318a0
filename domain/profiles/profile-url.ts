import { type SearchMode, searchModeNames } from '../lookups/search-modes.ts'
import type { ProfileTab } from './profile-tab.ts'

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
