/** Switchable features with the label of the staff panel (docs/product.md, section 14.1). */
export const featureToggles = {
  tracking: 'Tracking',
  listingTrackingLog: 'Listing tracking log',
  agentTrackingLog: 'Agent tracking log',
  sentryTracking: 'Sentry tracking',
  gtmTrackingLog: 'GTM tracking log',
  myPlaces: 'My places',
  advancedMapClustering: 'Advanced map clustering',
  systemNotifications: 'System notifications',
  performanceHub: 'Performance hub',
} as const

export type FeatureToggle = keyof typeof featureToggles

// The keys of the table are the names.
export const toggleNames = Object.keys(featureToggles) as readonly FeatureToggle[]

/** A feature is on when configured so, overridden locally, or targeted by a running experiment (docs/product.md, section 14.1). */
export const isFeatureOn = (
  feature: FeatureToggle,
  sources: {
    configured: readonly FeatureToggle[]
    overridden: readonly FeatureToggle[]
    experiments: readonly FeatureToggle[]
  },
): boolean =>
  sources.configured.includes(feature) || sources.overridden.includes(feature) || sources.experiments.includes(feature)
