import { longDayText } from '#domain/time/long-day-text.ts'

/** What agents read of their homes that they should confirm. */
export const confirmationCopy = {
  question: 'Is this still right?',
  last: (day: string) => `Last confirmed on ${longDayText(day)}.`,
  due: (day: string) => `Unless somebody at your agency confirms it, it comes off the market on ${longDayText(day)}.`,
  expired: (day: string) => `This home came off the market on ${longDayText(day)}, because nobody confirmed it.`,
  confirm: 'Still available',
  putBack: 'Put it back on the market',
  confirmed: 'Thanks. We’ll ask again in 90 days.',
} as const
