const buy = { label: 'Buy', href: '/for-sale' }
const rent = { label: 'Rent', href: '/for-rent' }
const sold = { label: 'Sold', href: '/sold-properties' }
const agentFinder = { label: 'Agent Finder', href: '/real-estate-agents' }
const suburbReviews = { label: 'Suburb Reviews', href: '/where-to-live' }
const questions = { label: 'Questions', href: '/discussions' }

/** The entries of the header, those of the side menu and of the Blog dropdown (specification 2). */
export const headerEntries = [buy, rent, sold, agentFinder, suburbReviews, questions]
export const blogEntries = [
  { label: 'Guides', href: '/advice' },
  { label: 'Lifestyle', href: '/lifestyle' },
  { label: 'News', href: '/news' },
]
export const memberEntries = [
  { label: 'Collections', href: '/collections' },
  { label: 'My Alerts', href: '/alerts' },
]
export const sideMenuEntries = [buy, rent, sold, agentFinder, questions, suburbReviews, ...blogEntries]
