/** What the pages of reviews say beside the reviews themselves. */
export const reviewsPageCopy = {
  title: (name: string) => `Reviews of ${name}`,
  description: (name: string, count: number) =>
    count === 0
      ? `Reviews of ${name} by clients, good and bad. Nobody has written one yet.`
      : `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'} of ${name} by clients, good and bad, with the agent’s answers.`,
  home: 'Home',
  reviews: 'Reviews',
  cases: 'Reviews for staff to read',
  requests: 'Ask clients for a review',
  loading: 'Reviews',
  missing: 'We can’t find this agent',
} as const
