import { type Experiment, readExperiments, readFeatureNames, writeExperiments } from '#domain/lookups/experiments.ts'
import { type FeatureToggle, offeredToggles } from '#domain/lookups/feature-toggles.ts'

/** What the surroundings of the process decide for every page; the same for everyone. */
export type PageSettings = {
  /** Features that are on by configuration (docs/product.md, section 14.1). */
  features: readonly FeatureToggle[]
  experiments: readonly Experiment[]
  /** The container of Google Tag Manager; null loads nothing of it. */
  tagContainer: string | null
  /** Where failures of the browser are reported in Sentry's protocol; null reports none. */
  sentryDsn: string | null
}

export const defaultPageSettings: PageSettings = {
  features: ['tracking', 'systemNotifications'],
  experiments: [],
  tagContainer: null,
  sentryDsn: null,
}

const TAG_ORIGIN = 'https://www.googletagmanager.com'

type Variables = Readonly<Record<string, string | undefined>>

/** What is on where FEATURES says nothing: the demonstration shows the performance hub too. */
const usualFeatures = (isDemonstration: boolean): readonly FeatureToggle[] =>
  isDemonstration ? [...defaultPageSettings.features, 'performanceHub'] : defaultPageSettings.features

/** Whether a feature is on by configuration, or in an experiment for some visitors. */
export const isOffered = ({ features, experiments }: PageSettings, name: FeatureToggle): boolean =>
  features.includes(name) || experiments.some(({ feature, percentage }) => feature === name && percentage > 0)

/** Reads FEATURES, EXPERIMENTS, TAG_CONTAINER and SENTRY_DSN; every mistake is named with what would be right. */
export function readPageSettings(
  variables: Variables,
  { isDemonstration = false }: { isDemonstration?: boolean } = {},
): { settings: PageSettings; mistakes: string[] } {
  const mistakes: string[] = []
  const read = <Value>(name: string, missing: Value, reading: (text: string) => Value | null, right: string): Value => {
    const text = variables[name]?.trim() ?? ''
    if (text === '') return missing
    const value = reading(text)
    if (value === null) mistakes.push(`${name} must be ${right}.`)
    return value ?? missing
  }
  const settings = {
    features: read(
      'FEATURES',
      usualFeatures(isDemonstration),
      (text) => (text === 'none' ? [] : readFeatureNames(text)),
      `"none" or some of ${offeredToggles.join(', ')}`,
    ),
    experiments: read(
      'EXPERIMENTS',
      [],
      readExperiments,
      'features with a share of the visitors, as in "systemNotifications:50"',
    ),
    tagContainer: read(
      'TAG_CONTAINER',
      null,
      (text) => (/^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : null),
      'as in GTM-ABC123',
    ),
    sentryDsn: read('SENTRY_DSN', null, (text) => (isDsn(text) ? text : null), 'as in https://key@host/1'),
  }
  return { settings, mistakes }
}

/** What the pages read of the settings, as attributes of the document's root. */
export function pageAttributes({
  features,
  experiments,
  tagContainer,
  sentryDsn,
}: PageSettings): Record<string, string> {
  return {
    'data-features': features.join(' '),
    ...(experiments.length === 0 ? {} : { 'data-experiments': writeExperiments(experiments) }),
    ...(tagContainer === null ? {} : { 'data-tag-container': tagContainer }),
    ...(sentryDsn === null ? {} : { 'data-sentry': sentryDsn }),
  }
}

/** Origins that the settings let a page reach, for its policy. */
export const originsOf = ({ tagContainer, sentryDsn }: PageSettings): { scripts: string[]; connections: string[] } => ({
  scripts: tagContainer === null ? [] : [TAG_ORIGIN],
  connections: [
    ...(tagContainer === null ? [] : [TAG_ORIGIN, 'https://*.google-analytics.com']),
    ...(sentryDsn === null ? [] : [new URL(sentryDsn).origin]),
  ],
})

const isDsn = (text: string): boolean => /^https?:\/\/\w+@[\w.:-]+(?:\/[\w-]+)*\/\d+$/.test(text) && URL.canParse(text)
