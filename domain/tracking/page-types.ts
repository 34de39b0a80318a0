/** The kinds of pages that an event can come from (the `pageType` of a tracking post). */
export const pageTypes = [
  'home',
  'searchResults',
  'listingDetails',
  'newApartments',
  'locationOverview',
  'locationFinder',
  'agentProfile',
  'userProfile',
  'agentFinder',
  'questions',
  'collections',
  'alerts',
  'articles',
  'settings',
  'other',
] as const

export type PageType = (typeof pageTypes)[number]
