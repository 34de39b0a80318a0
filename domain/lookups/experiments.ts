import { type FeatureToggle, featureToggles } from './feature-toggles.ts'

/** A trial of a feature with some of the visitors. */
export type Experiment = {
  feature: FeatureToggle
  /** 0 to 100: how many of a hundred visitors have the feature on. */
  percentage: number
}

/** Reads "myPlaces:50 performanceHub:5"; null when anything in it is not an experiment. Nothing is no experiment. */
export function readExperiments(text: string): Experiment[] | null {
  const experiments = wordsOf(text).map((word) => {
    const [, name = '', digits = ''] = /^(\w+):(\d{1,3})$/.exec(word) ?? []
    return isFeatureToggle(name) && Number(digits) <= 100 ? { feature: name, percentage: Number(digits) } : null
  })
  return experiments.every((experiment) => experiment !== null) ? experiments : null
}

/** Writes what readExperiments reads. */
export const writeExperiments = (experiments: readonly Experiment[]): string =>
  experiments.map(({ feature, percentage }) => `${feature}:${percentage}`).join(' ')

/** Reads names of features parted by spaces or commas; null when one of them is unknown. */
export function readFeatureNames(text: string): FeatureToggle[] | null {
  const names = wordsOf(text)
  return names.every(isFeatureToggle) ? [...new Set(names)] : null
}

/**
 * The features that running experiments turn on for a visitor. `draw` is theirs for good, from 0 up to but not including 1;
 * each feature turns it further, so that not the same visitors are in every experiment.
 */
export const featuresTargeted = (experiments: readonly Experiment[], draw: number): FeatureToggle[] =>
  experiments
    .filter(({ feature, percentage }) => ((draw + turnOf(feature)) % 1) * 100 < percentage)
    .map(({ feature }) => feature)

/** Whether a word is the name of a feature. */
const isFeatureToggle = (name: string): name is FeatureToggle => Object.hasOwn(featureToggles, name)

const GOLDEN_TURN = 0.618_033_988_75

const turnOf = (feature: FeatureToggle): number => Object.keys(featureToggles).indexOf(feature) * GOLDEN_TURN

const wordsOf = (text: string): string[] => text.split(/[\s,]/).filter((word) => word !== '')
