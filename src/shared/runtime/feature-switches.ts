import { featuresTargeted, readExperiments, readFeatureNames } from '#domain/lookups/experiments.ts'
import { type FeatureToggle, isFeatureOn, toggleNames } from '#domain/lookups/feature-toggles.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/** Why a feature is on; several can hold at once. */
export type FeatureSources = { isConfigured: boolean; isOverridden: boolean; isInExperiment: boolean }

/** Features that somebody switched on in this browser; tells of changes here and in other tabs. */
export const featureOverrides: StoredValue<readonly FeatureToggle[]> = storedValue<readonly FeatureToggle[]>(
  'featureOverrides',
  (found) => (Array.isArray(found) ? toggleNames.filter((name) => found.includes(name)) : []),
)
const draw = storedValue<number | null>('experimentDraw', (found) =>
  typeof found === 'number' && found >= 0 && found < 1 ? found : null,
)

/** Whether a feature is on at this moment: configured, overridden here, or targeted by an experiment (docs/product.md, section 14.1). */
export function isOn(name: FeatureToggle): boolean {
  return isFeatureOn(name, {
    configured: configuredFeatures(),
    overridden: featureOverrides.read(),
    experiments: targeted(),
  })
}

/** What turns a feature on, for the staff panel. */
export const featureSources = (name: FeatureToggle): FeatureSources => ({
  isConfigured: configuredFeatures().includes(name),
  isOverridden: featureOverrides.read().includes(name),
  isInExperiment: targeted().includes(name),
})

/** Turns a feature on in this browser, or takes that back; what is configured stays on (docs/product.md, section 14.1). */
export function setOverride(name: FeatureToggle, isWanted: boolean): void {
  const others = featureOverrides.read().filter((each) => each !== name)
  featureOverrides.write(isWanted ? [...others, name] : others)
}

/** The server writes its configuration onto the document (server/modules/pages/html-document.ts). */
const configuredFeatures = (): readonly FeatureToggle[] => readFeatureNames(documentValue('features')) ?? []

function targeted(): readonly FeatureToggle[] {
  const experiments = readExperiments(documentValue('experiments')) ?? []
  if (experiments.length === 0) return []
  const kept = draw.read()
  if (kept !== null) return featuresTargeted(experiments, kept)
  draw.write(Math.random())
  return featuresTargeted(experiments, draw.read() ?? 0)
}

const documentValue = (name: string): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset[name] ?? '')
