import { isCalendarDate } from '#domain/time/calendar-date.ts'
import type { SearchFilter } from './search-filter.ts'

/** Homes on one of these days (yyyy-mm-dd) or, when forthcoming and no day is named, on any day from now on. */
export type EventFilter = { dates: string[]; forthcoming: boolean }

/** The word of the query for events on any day from now on. */
const FORTHCOMING = 'forthcoming'
const ANY_TIME: EventFilter = { dates: [], forthcoming: false }

type DaysOptions = {
  word: string
} & Pick<SearchFilter<EventFilter>, 'isKept'>

/** A filter of the days of an event. */
export const days = ({ word, isKept }: DaysOptions): SearchFilter<EventFilter> => ({
  none: ANY_TIME,
  isAsked: isEventAsked,
  normalise: (value) => {
    const dates = [...new Set(value.dates.filter(isCalendarDate))].sort()
    return { dates, forthcoming: value.forthcoming && dates.length === 0 }
  },
  written: ({ dates, forthcoming }) => ({ [word]: forthcoming ? FORTHCOMING : dates.join(',') }),
  read: (before, query) => {
    const words = query.list(word, (text) => (text.toLowerCase() === FORTHCOMING || isCalendarDate(text) ? text : null))
    return {
      dates: [...before.dates, ...words.filter(isCalendarDate)],
      forthcoming: before.forthcoming || words.some((text) => !isCalendarDate(text)),
    }
  },
  hasFacet: true,
  isKept,
})

export const isEventAsked = ({ dates, forthcoming }: EventFilter): boolean => forthcoming || dates.length > 0
