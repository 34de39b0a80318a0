import { describe, expect, it } from 'vitest'
import { defaultPageSettings, isOffered, originsOf, pageAttributes, readPageSettings } from './page-settings.ts'

describe('the settings of the pages', () => {
  it('count visits, tell of the system, and load nothing of others, unless something is set', () => {
    expect(readPageSettings({ FEATURES: ' ' })).toEqual({ settings: defaultPageSettings, mistakes: [] })
    expect(pageAttributes(defaultPageSettings)).toEqual({ 'data-features': 'tracking systemNotifications' })
    expect(originsOf(defaultPageSettings)).toEqual({ scripts: [], connections: [], frames: [] })
  })

  it('are read from the environment', () => {
    const { settings, mistakes } = readPageSettings({
      FEATURES: 'myPlaces',
      EXPERIMENTS: 'performanceHub:20',
      TAG_CONTAINER: 'GTM-AB12',
      SENTRY_DSN: 'https://abc@errors.example:9000/7',
      CHAT_SCRIPT: 'https://chat.example/widget.js?key=1',
      SOCIAL_LINKS: 'https://x.com/homely',
      PARTNER_SITES: 'Tallow https://tallow.example',
    })
    expect(mistakes).toEqual([])
    expect(settings.footerLinks).toEqual({
      social: [{ name: 'X', url: 'https://x.com/homely' }],
      partners: [{ name: 'Tallow', url: 'https://tallow.example/' }],
    })
    expect(pageAttributes(settings)).toEqual({
      'data-features': 'myPlaces',
      'data-experiments': 'performanceHub:20',
      'data-tag-container': 'GTM-AB12',
      'data-sentry': 'https://abc@errors.example:9000/7',
      'data-chat-script': 'https://chat.example/widget.js?key=1',
    })
    expect(originsOf(settings)).toEqual({
      scripts: ['https://www.googletagmanager.com', 'https://chat.example'],
      connections: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://errors.example:9000',
        'https://chat.example',
        'wss://chat.example',
      ],
      frames: ['https://chat.example'],
    })
  })

  it.each([
    ['production', false, undefined, 'tracking systemNotifications'],
    ['production', true, undefined, 'tracking systemNotifications performanceHub'],
    ['qa', true, 'qa', 'tracking systemNotifications performanceHub advancedMapClustering'],
    [
      'development',
      false,
      'development',
      'tracking systemNotifications performanceHub advancedMapClustering listingTrackingLog agentTrackingLog gtmTrackingLog',
    ],
  ])(
    'of %s, demonstration: %s, have a set of features of their own',
    (ENVIRONMENT, isDemonstration, name, features) => {
      const { settings, mistakes } = readPageSettings({ ENVIRONMENT }, { isDemonstration })
      expect(mistakes).toEqual([])
      expect(pageAttributes(settings)).toEqual({
        'data-features': features,
        ...(name === undefined ? {} : { 'data-environment': name }),
      })
    },
  )

  it('say whether a feature is on for somebody', () => {
    const offered = (variables: Record<string, string>) =>
      isOffered(readPageSettings(variables).settings, 'performanceHub')
    expect(offered({})).toBe(false)
    expect(offered({ FEATURES: 'performanceHub' })).toBe(true)
    expect(offered({ EXPERIMENTS: 'performanceHub:1' })).toBe(true)
    expect(offered({ EXPERIMENTS: 'performanceHub:0 myPlaces:100' })).toBe(false)
  })

  it('can turn every feature off', () => {
    expect(readPageSettings({ FEATURES: 'none' }).settings.features).toEqual([])
  })

  it('name every mistake', () => {
    const { mistakes } = readPageSettings({
      FEATURES: 'trakcing',
      EXPERIMENTS: 'myPlaces',
      TAG_CONTAINER: '"><script>',
      SENTRY_DSN: 'errors.example',
      CHAT_SCRIPT: 'http://chat.example/widget.js',
      ENVIRONMENT: 'live',
      SOCIAL_LINKS: 'homely',
      PARTNER_SITES: 'Tallow',
    })
    expect(mistakes).toEqual([
      'ENVIRONMENT must be one of production, qa, development.',
      expect.stringMatching(/^FEATURES must be "none" or some of tracking, /),
      'EXPERIMENTS must be features with a share of the visitors, as in "systemNotifications:50".',
      'TAG_CONTAINER must be as in GTM-ABC123.',
      'SENTRY_DSN must be as in https://key@host/1.',
      'CHAT_SCRIPT must be the https address of a script.',
      'SOCIAL_LINKS must be https addresses on Facebook, Instagram, LinkedIn, TikTok, X or YouTube.',
      'PARTNER_SITES must be as in Tallow Finance https://tallow.example; Movers https://movers.example.',
    ])
  })
})
