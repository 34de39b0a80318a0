import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import type { ProfileTab } from '#domain/profiles/profile-tab.ts'

export const profileCopy = {
  loading: 'Loading this profile',
  missing: notFoundCopy.person,
  local: 'Local',
  agent: 'Agent',
  website: 'Website',
  settings: 'Change your settings',
  writeReview: 'Write a review',
  descriptionOfLocal: (name: string) => `${name} on Homely.`,
  descriptionOfAgent: (name: string, about: string) =>
    `${name}${about === '' ? '' : `, ${about}`}. Homes for sale and sold, results from our own records and what clients say.`,
  left: (name: string, office: string) => `${name} is no longer with ${office}. What they sold stays here.`,
  rating: (rating: number, count: number) => `${rating} out of 5 from ${count === 1 ? '1 review' : `${count} reviews`}`,
  tabs: (name: string) => `More about ${name}`,
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
} as const

/** What a tab is called, and the title of its page. */
export const tabNames: Readonly<Record<ProfileTab, string>> = {
  overview: 'Overview',
  listings: 'Listings',
  reviews: 'Reviews',
  activities: 'Activity',
  questions: 'Questions',
  discussions: 'Discussions',
  answers: 'Answers',
  followers: 'Followers',
  following: 'Following',
}

export const overviewCopy = {
  about: (name: string) => `About ${name}`,
  unclaimed: 'The agent hasn’t claimed this profile. It shows what their office and their listings say.',
  isThisYou: 'Is this you? Claim your profile',
  areas: 'Areas served',
  expertise: 'Knows well',
  awards: 'Awards',
  award: (awardedBy: string, year: number) => `${awardedBy}, ${year}`,
  online: 'Elsewhere online',
  videos: 'Videos',
  watch: (title: string) => `Watch ${title}`,
  newTab: 'opens in a new tab',
  results: 'Results',
  period: (months: number, until: string) => `In the ${months} months to ${until}, from listings on Homely.`,
  sold: 'Homes sold',
  leased: 'Homes leased',
  medianPrice: 'Median sale price',
  daysOnMarket: 'Median days on market',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  share: (suburb: string | null) =>
    suburb === null ? 'Share of their main suburb’s sales' : `Share of sales in ${suburb}`,
  reached: 'Sold for, against the price guide',
  reachedFigure: (reached: number) => {
    const difference = Math.round((reached - 100) * 10) / 10
    if (difference === 0) return 'Right on the guide'
    return difference > 0 ? `${difference}% above the guide` : `${-difference}% below the guide`
  },
  percent: (share: number) => `${Math.round(share * 10) / 10}%`,
  notEnough: 'Not enough sales',
  cases: (cases: number) => `from ${cases} sales`,
  reviews: 'Reviews',
  verified: (count: number) =>
    count === 1 ? '1 is verified: we have proof of the client.' : `${count} are verified: we have proof of the client.`,
  imported: (count: number) =>
    count === 1
      ? '1 more was imported from elsewhere and isn’t counted.'
      : `${count} more were imported from elsewhere and aren’t counted.`,
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  listings: 'Listings',
  allListings: (count: number) => `See all ${count} listings`,
  noListings: (name: string) => `${name} has no listings right now.`,
  recently: 'Recent activity',
  allActivities: 'See all activity',
  nothingYet: (name: string) => `${name} hasn’t asked, answered or listed anything yet.`,
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedIn: 'LinkedIn',
    tikTok: 'TikTok',
    x: 'X',
    youTube: 'YouTube',
  },
} as const

export const listingsCopy = {
  kinds: 'Which listings',
  all: 'All',
  modes: { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' },
  counted: (label: string, count: number) => `${label} (${count})`,
  count: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
  none: (name: string) => `${name} has no listings of this kind.`,
  map: 'Map of these listings',
  showMap: 'Show map',
  hideMap: 'Hide map',
} as const

export const activityCopy = {
  homes: { buy: 'listed for sale', rent: 'listed for rent', sold: 'sold', leased: 'leased' },
  homeIn: (suburb: string) => `a home in ${suburb}`,
  asked: (isDiscussion: boolean) => (isDiscussion ? 'began a discussion' : 'asked'),
  answered: (isDiscussion: boolean) => (isDiscussion ? 'joined a discussion' : 'answered'),
  reviewed: 'reviewed',
  none: (name: string) => `Nothing from ${name} yet.`,
} as const

export const agentReviewsCopy = {
  title: (name: string) => `Reviews of ${name}`,
  description: (name: string, count: number) =>
    count === 0
      ? `Reviews of ${name} by clients, good and bad. Nobody has written one yet.`
      : `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'} of ${name} by clients, good and bad, with the agent’s answers.`,
  home: 'Home',
  reading: 'Loading the reviews',
  cases: 'Reviews for staff to read',
  requests: 'Ask clients for a review',
} as const

export const writtenReviewsCopy = {
  count: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-AU')} reviews`),
  none: (name: string) => `${name} hasn’t written a review yet.`,
  about: 'About',
} as const

/** What the member whose profile it is alone reads. */
export const ownPostsCopy = { pending: 'What you wrote that isn’t published, and only you see' } as const

export const postsCopy = {
  noQuestions: (name: string) => `${name} hasn’t asked anything yet.`,
  noDiscussions: (name: string) => `${name} hasn’t begun a discussion yet.`,
  noAnswers: (name: string) => `${name} hasn’t answered anything yet.`,
  about: (place: string) => `about ${place}`,
} as const

export const peopleCopy = {
  followers: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  following: (count: number) => `Following ${count === 1 ? '1 person' : `${count} people`}`,
  noFollowers: (name: string) => `Nobody follows ${name} yet.`,
  noFollowing: (name: string) => `${name} doesn’t follow anybody yet.`,
  agent: 'Agent',
} as const
