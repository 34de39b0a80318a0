/** The words of the member's menu and of the panel of features, as the product rules have them. */
export const menuCopy = {
  share: 'Share...',
  profile: 'Profile',
  following: 'Following',
  performance: 'Performance',
  settings: 'Settings',
  enquiries: 'Enquiries',
  listings: 'Your Listings',
  pastSales: 'Past Sales',
  agentSettings: 'Agent Profile Settings',
  reviewRequests: 'Review Requests',
  multiloader: 'Multiloader',
  showFeatures: 'Show Features',
  hideFeatures: 'Hide Features',
  signOut: 'Sign Out',
} as const

/** The pages of staff, named as the product rules have them. */
export const staffCopy = {
  moderation: 'Moderation',
  agentClaims: 'Agent Claims',
  pastSales: 'Past Sales',
} as const

export const featurePanelCopy = {
  title: 'Features',
  close: 'Close',
  onHere: 'On in this browser',
  onForEveryone: 'On for everyone',
  onByExperiment: 'On here by an experiment',
  environment: 'Environment',
  api: 'API',
  backendForFrontend: 'Backend for frontend',
  release: 'Release',
  inspector: 'Inspector',
} as const
