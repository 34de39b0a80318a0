import { type FooterLinks, readPartnerSites, readSocialLinks } from '#domain/content/footer-links.ts'
import { type Experiment, readExperiments, readFeatureNames, writeExperiments } from '#domain/lookups/experiments.ts'
import { type FeatureToggle, toggleNames } from '#domain/lookups/feature-toggles.ts'
import type { OtherOrigins } from './content-security-policy.ts'

/** What the surroundings of the process decide for every page; the same for everyone. */
export type PageSettings = {
  environment: EnvironmentName
  /** Features that are on by configuration (docs/product.md, section 14.1). */
  features: readonly FeatureToggle[]
  experiments: readonly Experiment[]
  /** The container of Google Tag Manager; null loads nothing of it. */
  tagContainer: string | null
  /** Where failures of the browser are reported in Sentry's protocol; null reports none. */
  sentryDsn: string | null
  /** The script of a chat; null for no chat. */
  chatScript: string | null
  footerLinks: FooterLinks
}

const environmentNames = ['production', 'qa', 'development'] as const
type EnvironmentName = (typeof environmentNames)[number]

/** What is on where FEATURES says nothing. */
const featureSets: Readonly<Record<EnvironmentName, readonly FeatureToggle[]>> = {
  production: ['tracking', 'systemNotifications'],
  qa: ['tracking', 'systemNotifications', 'performanceHub', 'advancedMapClustering'],
  development: [
    ...(['tracking', 'systemNotifications', 'performanceHub', 'advancedMapClustering'] as const),
    ...(['listingTrackingLog', 'agentTrackingLog', 'gtmTrackingLog'] as const),
  ],
}

export const defaultPageSettings: PageSettings = {
  environment: 'production',
  features: featureSets.production,
  experiments: [],
  tagContainer: null,
  sentryDsn: null,
  chatScript: null,
  footerLinks: { social: [], partners: [] },
}

const TAG_ORIGIN = 'https://www.googletagmanager.com'

type Variables = Readonly<Record<string, string | undefined>>

/** The demonstration shows the performance hub too. */
const usualFeatures = (environment: EnvironmentName, isDemonstration: boolean): readonly FeatureToggle[] => [
  ...new Set([...featureSets[environment], ...(isDemonstration ? (['performanceHub'] as const) : [])]),
]

/** Whether a feature is on by configuration, or in an experiment for some visitors. */
export const isOffered = ({ features, experiments }: PageSettings, name: FeatureToggle): boolean =>
  features.includes(name) || experiments.some(({ feature, percentage }) => feature === name && percentage > 0)

/** Reads ENVIRONMENT, FEATURES, EXPERIMENTS, TAG_CONTAINER, SENTRY_DSN, CHAT_SCRIPT, SOCIAL_LINKS and PARTNER_SITES; every mistake is named with what would be right. */
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
  const environment = read<EnvironmentName>(
    'ENVIRONMENT',
    'production',
    (text) => environmentNames.find((name) => name === text) ?? null,
    `one of ${environmentNames.join(', ')}`,
  )
  const settings = {
    environment,
    features: read(
      'FEATURES',
      usualFeatures(environment, isDemonstration),
      (text) => (text === 'none' ? [] : readFeatureNames(text)),
      `"none" or some of ${toggleNames.join(', ')}`,
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
    chatScript: read('CHAT_SCRIPT', null, chatScriptOf, 'the https address of a script'),
    footerLinks: {
      social: read(
        'SOCIAL_LINKS',
        [],
        readSocialLinks,
        'https addresses on Facebook, Instagram, LinkedIn, TikTok, X or YouTube',
      ),
      partners: read(
        'PARTNER_SITES',
        [],
        readPartnerSites,
        'as in Tallow Finance https://tallow.example; Movers https://movers.example',
      ),
    },
  }
  return { settings, mistakes }
}

/** What the pages read of the settings, as attributes of the document's root. */
export function pageAttributes(settings: PageSettings, adminOrigin: string | null = null): Record<string, string> {
  const { environment, features, experiments, tagContainer, sentryDsn, chatScript } = settings
  return {
    ...(adminOrigin === null ? {} : { 'data-admin-origin': adminOrigin }),
    ...(environment === 'production' ? {} : { 'data-environment': environment }),
    'data-features': features.join(' '),
    ...(experiments.length === 0 ? {} : { 'data-experiments': writeExperiments(experiments) }),
    ...(tagContainer === null ? {} : { 'data-tag-container': tagContainer }),
    ...(sentryDsn === null ? {} : { 'data-sentry': sentryDsn }),
    ...(chatScript === null ? {} : { 'data-chat-script': chatScript }),
  }
}

/** Origins that the settings let a page reach, for its policy. */
export function originsOf({ tagContainer, sentryDsn, chatScript }: PageSettings, hasAdFrames = false): OtherOrigins {
  const tags = tagContainer === null ? [] : [TAG_ORIGIN]
  const chat = chatScript === null ? [] : [new URL(chatScript).origin]
  return {
    scripts: [...tags, ...chat],
    connections: [
      ...tags,
      ...(tagContainer === null ? [] : ['https://*.google-analytics.com']),
      ...(sentryDsn === null ? [] : [new URL(sentryDsn).origin]),
      ...chat.flatMap((origin) => [origin, origin.replace('https:', 'wss:')]),
    ],
    frames: [...(hasAdFrames ? ["'self'"] : []), ...chat],
  }
}

const isDsn = (text: string): boolean => /^https?:\/\/\w+@[\w.:-]+(?:\/[\w-]+)*\/\d+$/.test(text) && URL.canParse(text)

function chatScriptOf(text: string): string | null {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}
