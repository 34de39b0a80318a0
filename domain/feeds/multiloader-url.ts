import { isLowerCaseUuid } from '../text/uuid.ts'
import type { FeedOutcome } from './feed-outcome.ts'
import { feedOutcomes, type FeedUploadFilter } from './feed-upload.ts'

/** What a page of the multiloader shows. */
export type MultiloaderView = {
  /** The number of the office that staff look at; null for one's own, or all. */
  officeId: number | null
  /** The upload whose report is open; null for none. */
  uploadId: string | null
  filter: FeedUploadFilter
  /** Which results of the report are shown; null for all. */
  outcome: FeedOutcome | null
  page: number
}

export const MULTILOADER_PATH = '/agent-centre/multiloader'
export const feedUploadFilters = ['all', 'refused', 'failed'] as const satisfies readonly FeedUploadFilter[]

/** The URL of a page: keys in alphabetical order, what is usual left out. */
export function formatMultiloaderUrl(view: Partial<MultiloaderView>): string {
  const { officeId = null, uploadId = null, filter = 'all', outcome = null, page = 1 } = view
  const keys = new URLSearchParams()
  if (uploadId === null && filter !== 'all') keys.set('filter', filter)
  if (officeId !== null) keys.set('office', String(officeId))
  if (uploadId !== null && outcome !== null) keys.set('outcome', outcome)
  if (page > 1) keys.set('page', String(page))
  const text = keys.toString()
  return `${MULTILOADER_PATH}${uploadId === null ? '' : `/${uploadId}`}${text === '' ? '' : `?${text}`}`
}

/** What a URL asks for; what it cannot be is as if it were left out. */
export function readMultiloaderUrl(uploadId: string | undefined, search: string): MultiloaderView {
  const keys = new URLSearchParams(search)
  return {
    officeId: wholeNumber(keys.get('office'), /^[1-9]\d{0,8}$/),
    uploadId: uploadId !== undefined && isLowerCaseUuid(uploadId) ? uploadId : null,
    filter: feedUploadFilters.find((each) => each === keys.get('filter')) ?? 'all',
    outcome: feedOutcomes.find((each) => each === keys.get('outcome')) ?? null,
    page: wholeNumber(keys.get('page'), /^[1-9]\d{0,2}$/) ?? 1,
  }
}

const wholeNumber = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null
