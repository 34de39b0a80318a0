/** What leads to the review of a place that somebody may know. */
export const placeToReviewCopy = {
  link: (name: string) => `Know ${name}? Say what it’s like to live there`,
  reason: 'A few honest words help whoever looks there next.',
  decline: 'No thanks',
}
