/** The entries of the header, the side menu and the footer that they share. */
export const navigationCopy = {
  buy: 'Buy',
  rent: 'Rent',
  sold: 'Sold',
  agentFinder: 'Agent Finder',
  popularSuburbs: 'Popular suburbs',
  questions: 'Questions',
  guides: 'Guides',
  lifestyle: 'Lifestyle',
  news: 'News',
  collections: 'Collections',
  alerts: 'My Alerts',
} as const
