import { enquiryFolders, type EnquiryFolder, LONGEST_INBOX_QUERY } from './enquiry-inbox.ts'
import { isLowerCaseUuid } from '../text/uuid.ts'

/** What a page of the inbox shows. */
export type InboxView = {
  folder: EnquiryFolder
  /** Words that are looked for; empty for all. */
  query: string
  page: number
  /** The enquiry that is open; null for none. */
  reference: string | null
}

export const INBOX_PATH = '/enquiries'
const LARGEST_PAGE = 500

/** The URL of a page of the inbox: keys in alphabetical order, what is usual left out. */
export function formatInboxUrl({ folder, query, page, reference }: InboxView): string {
  const keys = new URLSearchParams()
  if (folder !== 'waiting') keys.set('folder', folder)
  if (page > 1) keys.set('page', String(page))
  if (query !== '') keys.set('query', query)
  const text = keys.toString()
  return `${INBOX_PATH}${reference === null ? '' : `/${reference}`}${text === '' ? '' : `?${text}`}`
}

/** What a URL of the inbox asks for; what it cannot be is as if it were left out. */
export function readInboxUrl(reference: string | undefined, search: string): InboxView {
  const keys = new URLSearchParams(search)
  const folder = enquiryFolders.find((each) => each === keys.get('folder')) ?? 'waiting'
  const digits = keys.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(digits) ? Math.min(Number(digits), LARGEST_PAGE) : 1
  const query = (keys.get('query') ?? '').trim().slice(0, LONGEST_INBOX_QUERY)
  return { folder, query, page, reference: reference !== undefined && isLowerCaseUuid(reference) ? reference : null }
}
