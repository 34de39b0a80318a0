import { type StateCode, stateCodeOf } from '#domain/lookups/states.ts'
import { isSlug } from '#domain/text/slug.ts'

/** The tabs of the location finder with the paths (docs/product.md, section 6.2). */
export const finderTabs = {
  popular: { path: '/where-to-live', label: 'Popular suburbs' },
  region: { path: '/find-region', label: 'Regions' },
  suburb: { path: '/find-suburb', label: 'Suburbs' },
  street: { path: '/find-street', label: 'Streets' },
} as const

export type FinderTab = keyof typeof finderTabs

// Object.keys loses the key type; the table is a constant.
export const finderTabNames = Object.keys(finderTabs) as readonly FinderTab[]

/** What a page of the finder shows: a tab, or what a region or suburb leads to. */
export type FinderView = {
  subject: { tab: FinderTab } | { parentType: 'region' | 'suburb'; parentUri: string }
  stateCode: StateCode | null
  /** A to Z. */
  letter: string | null
  /** What was typed, trimmed. */
  query: string
  page: number
}

export const LONGEST_FINDER_QUERY = 100
const LARGEST_PAGE = 1000

/** The canonical URL of a view: `/find-suburb?letter=F&page=2&query=…&state=vic`; page 1 and what is not chosen are left out. */
export function formatFinderUrl({ subject, stateCode, letter, query, page }: FinderView): string {
  const path = 'tab' in subject ? finderTabs[subject.tab].path : `/find/${subject.parentType}/${subject.parentUri}`
  const values = new URLSearchParams()
  if (letter !== null) values.set('letter', letter)
  if (page > 1) values.set('page', String(page))
  if (query !== '') values.set('query', query)
  if (stateCode !== null) values.set('state', stateCode.toLowerCase())
  const text = values.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The view of a path and its query string; null when the path is none of the finder. What cannot be read is left out. */
export function parseFinderUrl(path: string, search: string): FinderView | null {
  const subject = subjectOf(path.toLowerCase().replace(/\/+$/, ''))
  if (subject === null) return null
  const values = new URLSearchParams(search)
  const letter = (values.get('letter') ?? '').toUpperCase()
  const page = Number(values.get('page') ?? 1)
  const isPopular = 'tab' in subject && subject.tab === 'popular'
  return {
    subject,
    stateCode: 'tab' in subject ? stateCodeOf(values.get('state') ?? '') : null,
    letter: !isPopular && /^[A-Z]$/.test(letter) ? letter : null,
    query: isPopular ? '' : typed(values.get('query') ?? ''),
    page: !isPopular && Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1,
  }
}

function subjectOf(path: string): FinderView['subject'] | null {
  const tab = finderTabNames.find((name) => finderTabs[name].path === path)
  if (tab !== undefined) return { tab }
  const [, parentType, parentUri = ''] = /^\/find\/(region|suburb)\/([^/]+)$/.exec(path) ?? []
  if ((parentType !== 'region' && parentType !== 'suburb') || !isSlug(parentUri)) return null
  return { parentType, parentUri }
}

const typed = (text: string): string => text.trim().slice(0, LONGEST_FINDER_QUERY).trim().toWellFormed()
