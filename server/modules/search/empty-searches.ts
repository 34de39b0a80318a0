import { emptySearchUrl } from '#domain/search/empty-search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { DASHBOARD_ZONE } from '#domain/staff/dashboard.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { workFor } from '#server/platform/work/request-work.ts'
import {
  countEmptySearch,
  deleteEmptySearchesBefore,
  type EmptySearchRow,
  findEmptySearches,
} from './empty-searches.queries.ts'

/** Different searches that are kept of a day. */
const MOST_OF_DAY = 2000
/** Counts that are on their way to the database; what comes meanwhile is not counted. */
const MOST_UNDER_WAY = 20

/** Searches that found nothing: which, and how often a day, and never who searched (docs/product.md, section 30). */
export type EmptySearches = {
  /** Returns at once: the answer does not wait for it, and does not fail with it. */
  record(parameters: SearchParameters): void
  /** Those since a day, the latest first. */
  since(from: string, most: number): Promise<EmptySearchRow[]>
  forgetBefore(day: string): Promise<void>
}

type Parts = Pick<PlatformServices, 'clock' | 'database'> & { mostOfDay?: number }

export function emptySearchesOver({ clock, database, mostOfDay = MOST_OF_DAY }: Parts): EmptySearches {
  let underWay = 0
  return {
    record(parameters) {
      const url = emptySearchUrl(parameters)
      if (url === null || underWay >= MOST_UNDER_WAY) return
      underWay += 1
      const now = clock()
      const count = () => countEmptySearch(database, { day: calendarDateOf(now, DASHBOARD_ZONE), url, now, mostOfDay })
      workFor({ lane: 'background', owner: 'portal', signal: undefined }, count)
        // Nobody waits for it: a database that is away loses a count.
        .catch(() => {})
        .finally(() => (underWay -= 1))
    },
    since: (from, most) => findEmptySearches(database, { from, most }),
    forgetBefore: (day) => deleteEmptySearchesBefore(database, day),
  }
}
