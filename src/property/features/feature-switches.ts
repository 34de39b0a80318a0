import { type FeatureToggle, featureToggles, isFeatureOn } from '#domain/lookups/feature-toggles.ts'
import { type StoredValue, storedValue } from '../memory/stored-value.ts'

/** Features that are on for everyone. */
export const configuredFeatures: readonly FeatureToggle[] = ['tracking', 'systemNotifications']

/** Features that somebody switched on in this browser. */
export const featureOverrides: StoredValue<readonly FeatureToggle[]> = storedValue<readonly FeatureToggle[]>(
  'featureOverrides',
  (found) => (Array.isArray(found) ? featureNames.filter((name) => found.includes(name)) : []),
)

// The keys of the table are the features.
export const featureNames = Object.keys(featureToggles) as FeatureToggle[]

/** Whether a feature is on here and now (specification 6); no experiment runs. */
export const isOn = (feature: FeatureToggle): boolean =>
  isFeatureOn(feature, { configured: configuredFeatures, overridden: featureOverrides.read(), experiments: [] })
