const LARGEST_ID = 2_147_483_647

/** The page on which staff read what became of listings. */
export const LISTING_LOG_PATH = '/admin/listinglogging'

export const LONGEST_LOG_QUERY = 100

/** What the page shows: the log of a listing, or what was searched; neither at first. */
export type ListingLogView = { query: string; listingId: number | null }

/** The URL of a view: `/admin/listinglogging?listing=12&q=12+High+Street`. */
export function formatListingLogUrl({ query = '', listingId = null }: Partial<ListingLogView>): string {
  const values = new URLSearchParams()
  if (listingId !== null) values.set('listing', String(listingId))
  if (query !== '') values.set('q', query)
  const text = values.toString()
  return text === '' ? LISTING_LOG_PATH : `${LISTING_LOG_PATH}?${text}`
}

/** The view of a query string; what cannot be read is left out. */
export function readListingLogSearch(search: string): ListingLogView {
  const values = new URLSearchParams(search)
  return {
    query: (values.get('q') ?? '').trim().slice(0, LONGEST_LOG_QUERY),
    listingId: listingNumberOf(values.get('listing') ?? ''),
  }
}

/** The number of a listing that was typed; null for what is none. */
export function listingNumberOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}

/** Where a page of the log ends: `1732100000000.e12`. */
export function readLogCursor(text: string): { at: Date; id: string } | null {
  const [, milliseconds, id] = /^(\d{1,14})\.([efl][\w.-]{1,60})$/.exec(text) ?? []
  return milliseconds === undefined || id === undefined ? null : { at: new Date(Number(milliseconds)), id }
}

export const formatLogCursor = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}.${id}`
