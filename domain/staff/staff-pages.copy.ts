/** The names of the pages of staff, in menus and as headings. */
export const staffPageNames = {
  offices: 'Offices',
  users: 'Users',
  listings: 'Listings',
  ads: 'Ads',
  listingLogging: 'Listing Logging',
  dashboard: 'Dashboard',
  feeds: 'Feeds',
  alerts: 'Alerts',
  jobs: 'Jobs',
  listingVideos: 'Listing Videos',
  premierAgents: 'Premier Agents',
} as const
