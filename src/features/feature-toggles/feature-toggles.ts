import { featuresTargeted, isFeatureToggle, readExperiments, readFeatureNames } from '#domain/lookups/experiments.ts'
import { type FeatureToggle, isFeatureOn } from '#domain/lookups/feature-toggles.ts'
import { storedValue } from '#src/property/memory/stored-value.ts'

/** Why a feature is on; several can hold at once. */
export type FeatureSources = { isConfigured: boolean; isOverridden: boolean; isInExperiment: boolean }

const overrides = storedValue<readonly FeatureToggle[]>('featureOverrides', (found) =>
  Array.isArray(found) ? [...new Set(found.filter((name) => typeof name === 'string'))].filter(isFeatureToggle) : [],
)
const draw = storedValue<number | null>('experimentDraw', (found) =>
  typeof found === 'number' && found >= 0 && found < 1 ? found : null,
)

/** Whether a feature is on at this moment: configured, overridden here, or targeted by an experiment (specification 6). */
export function isFeatureOnNow(name: FeatureToggle): boolean {
  return isFeatureOn(name, { configured: configured(), overridden: overrides.read(), experiments: targeted() })
}

/** What turns a feature on, for the staff panel. */
export const featureSources = (name: FeatureToggle): FeatureSources => ({
  isConfigured: configured().includes(name),
  isOverridden: overrides.read().includes(name),
  isInExperiment: targeted().includes(name),
})

/** Turns a feature on in this browser, or takes that back; what is configured stays on (specification 6). */
export function setOverride(name: FeatureToggle, isOn: boolean): void {
  const others = overrides.read().filter((each) => each !== name)
  overrides.write(isOn ? [...others, name] : others)
}

/** Tells when an override changes, here or in another tab; returns how to stop. */
export const subscribe = (listener: () => void): (() => void) => overrides.onChange(listener)

/** The server writes its configuration onto the document (server/modules/pages/html-document.ts). */
const configured = (): readonly FeatureToggle[] => readFeatureNames(documentValue('features')) ?? []

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
