import { longDayText } from '#domain/time/long-day-text.ts'

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** The day of a moment (ISO 8601) in its own zone: "21 November 2026". */
export const dayText = (moment: string): string => longDayText(moment.slice(0, DAY_LENGTH))
