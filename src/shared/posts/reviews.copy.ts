import type { ReviewSort, ServiceProvidedType, StatisticType, ReportReason } from '#domain/reviews/review-types.ts'

const serviceNames: Readonly<Record<ServiceProvidedType, string>> = {
  sale: 'Sold a home',
  purchase: 'Bought a home',
  management: 'Property management',
  tenancy: 'Rented a home',
  appraisal: 'Appraisal',
}

const statisticNames: Readonly<Record<StatisticType, string>> = {
  communication: 'Communication',
  localKnowledge: 'Local knowledge',
  negotiation: 'Negotiation',
  honesty: 'Honesty',
}

const sortNames: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  highestRating: 'Highest rating',
  lowestRating: 'Lowest rating',
  mostHelpful: 'Most helpful',
}

const reasonNames: Readonly<Record<ReportReason, string>> = {
  notAboutAgent: 'It isn’t about what this agent did',
  notGenuine: 'It isn’t true, or wasn’t written by a client',
  offensive: 'It insults, threatens or discriminates',
  privateDetails: 'It gives away private details',
  advertising: 'It’s advertising',
}

const reviews = (count: number): string => `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}`

export const reviewsCopy = {
  services: serviceNames,
  statistics: statisticNames,
  sorts: sortNames,
  reasons: reasonNames,
  reviews,
  stars: (rating: number) => `${rating} of 5 stars`,
  mean: (rating: number) => rating.toFixed(1),
  summary: (count: number) => `from ${reviews(count)}`,
  verifiedOf: (verified: number) => `${verified.toLocaleString('en-AU')} verified`,
  noneYet: (name: string) => `Nobody has reviewed ${name} yet.`,
  noneOfThese: 'No review fits. Show all of them instead.',
  spread: 'How many reviews give each rating',
  starsOnly: (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`,
  countOf: (rating: number, count: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}: ${reviews(count)}`,
  order: 'Order',
  filters: 'Which reviews',
  all: 'All',
  verifiedOnly: 'Verified',
  imported: (count: number) => `Imported (${count.toLocaleString('en-AU')})`,
  importedNote:
    'These reviews were written for other sites. We haven’t checked them, and they don’t count in the rating.',
  pages: 'Pages of reviews',
  found: (count: number) => (count === 0 ? 'No reviews' : reviews(count)),
  verified: 'Verified',
  verifiedByRequest: 'The agent asked this client about a sale or lease on record, by a link that works once.',
  verifiedByStaff: 'Our staff checked evidence that the writer was the client.',
  onRecord: 'Address fits a sale or lease on record',
  onRecordMeaning: 'The writer gave this address. We haven’t checked that they were the client.',
  requested: 'Asked for by the agent',
  requestedMeaning: 'The agent chose whom to ask. No sale or lease on record fits.',
  importedFrom: (site: string) => `Imported from ${site}`,
  importedMeaning: 'Written for another site. We haven’t checked it, and it doesn’t count in the rating.',
  edited: (day: string) => `changed ${day}`,
  answerOf: (name: string) => `${name} answers`,
  ratingOf: (stars: number) => ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'][stars - 1] ?? '',
  notRated: 'No rating',
  starOption: (stars: number) => `${stars} of 5`,
  helpfulLabel: (title: string) => `Helpful: “${title}”`,
  report: 'Report',
  reportLabel: (title: string) => `Report “${title}”`,
  reportTitle: 'Report this post',
  reportWhy: 'What is wrong with it?',
  reportWhat: 'Our staff read it and decide. Until then it stays where it is. Agents can’t remove what others say.',
  chooseReason: 'Choose a reason',
  noReason: 'Choose what is wrong with it.',
  sendReport: 'Send report',
  cancel: 'Cancel',
  reported: 'Thank you. Our staff will read it.',
  ownReview: 'Your review',
  edit: 'Change it',
  answer: 'Answer',
  changeAnswer: 'Change your answer',
  answerLabel: 'Your answer',
  answerHint: 'Everybody can read it. Leave out links and contact details.',
  saveAnswer: 'Publish answer',
  failed: 'That didn’t work. Please check your connection and try again.',
  write: 'Write a review',
  fair: 'Reviews are published whether they are good or bad. Agents can answer them, but can’t change, hide or remove them.',
} as const
