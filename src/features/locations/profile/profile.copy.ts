import { numberText } from '#domain/text/number-text.ts'

/** What the profile of a suburb or street says beside its reviews. */
export const profileCopy = {
  loading: 'Loading this profile',
  title: (label: string) => `${label}: reviews by locals`,
  heading: (name: string) => `${name} profile`,
  lead: (name: string, isStreet: boolean) =>
    `What it’s like to live ${isStreet ? 'on' : 'in'} ${name}: what locals say, what homes cost, and what is around.`,
  description: (label: string, score: number | null, count: number) =>
    score === null
      ? `What it’s like to live in ${label}: prices and rents, homes, schools, questions, and the suburbs nearby.`
      : `${label} scores ${score} out of 100 from ${numberText(count)} ${count === 1 ? 'review' : 'reviews'} by people who know it: pros and cons, prices and rents.`,
  overview: (name: string) => `All about ${name}`,
  home: 'Home',
  profiles: 'Suburb Reviews',
} as const
