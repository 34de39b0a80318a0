/** What the profile of a suburb or street says beside its reviews. */
export const profileCopy = {
  loading: 'Loading this profile',
  title: (label: string) => `${label}: reviews by locals`,
  heading: (name: string) => `${name} profile`,
  lead: (name: string) => `What it is like to live in ${name}: what locals say, what homes cost, and what is around.`,
  description: (label: string, score: number | null, count: string) =>
    score === null
      ? `What it is like to live in ${label}: prices and rents, homes, schools, questions, and the suburbs nearby.`
      : `${label} has ${score} out of 100 points from ${count} reviews by people who know it: what speaks for it, what against, prices and rents.`,
  overview: (name: string) => `All about ${name}`,
  home: 'Home',
  profiles: 'Suburb Reviews',
} as const
