import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultPageSettings } from './modules/pages/page-settings.ts'
import { readEnvironment } from './environment.ts'

const environmentOf = (variables: Record<string, string>) => {
  const reading = readEnvironment(variables, '/portal')
  if (!reading.ok) throw new Error(reading.mistakes.join(' '))
  return reading.environment
}

const mistakesOf = (variables: Record<string, string>) => {
  const reading = readEnvironment(variables, '/portal')
  return reading.ok ? [] : reading.mistakes
}

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(environmentOf({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: null,
      dataFolder: '/portal/.data',
      logLevel: 'warn',
      hasDemoData: true,
      renderQueryTimeout: 6000,
      publicOrigin: null,
      adOrigins: [],
      adminOrigin: null,
      trustedProxies: 0,
      isProduction: false,
      pointsPerMinute: 30_000_000,
      enquiriesPerHour: 20,
      signUpsPerHour: 60,
      liveConnections: 10_000,
      hasDemoMarket: true,
      hasPlainPictures: false,
      authSecret: null,
      providers: [],
      mapTilesUrl: 'https://tiles.openfreemap.org/planet',
      mapStyleUrl: null,
      mapOrigins: [],
      groundPlacesUrl: 'https://geo.abs.gov.au/arcgis/rest/services/ASGS2021',
      feedFolder: null,
      ffmpeg: null,
      deepestFacetLevel: 4,
      pageSettings: { ...defaultPageSettings, features: [...defaultPageSettings.features, 'performanceHub'] },
      mail: { smtpUrl: null, from: 'Homely <enquiries@homely.example>' },
      objectStorage: null,
      support: { phone: '(03) 7010 0100', email: 'help@homely.example' },
    })
  })

  it('has a bucket with all that it takes, and says what is missing', () => {
    const variables = {
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_REGION: 'ap-southeast-2',
      S3_BUCKET: 'homely',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const { objectStorage } = environmentOf(variables)
    expect(objectStorage).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'ap-southeast-2',
      bucket: 'homely',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    const { S3_REGION: _region, S3_BUCKET: _bucket, ...some } = variables
    expect(mistakesOf(some)).toEqual(['S3 needs S3_REGION, S3_BUCKET too: all S3_ variables, or none.'])
    expect(mistakesOf({ ...variables, S3_BUCKET: '../other' })).toEqual([expect.stringContaining('S3_BUCKET must be')])
  })

  it('reads what is set and takes an empty value for missing', () => {
    const environment = environmentOf({
      PORT: '8080',
      HOST: ' ',
      DATABASE_URL: 'postgres://portal:secret@db:5432/portal',
      DATA_DIR: '/var/portal',
      LOG_LEVEL: 'DEBUG',
      DEMO: 'off',
      SSR_QUERY_TIMEOUT_MS: '250',
      PUBLIC_ORIGIN: 'https://homely.example/',
      NODE_ENV: 'production',
    })
    expect(environment).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://portal:secret@db:5432/portal',
      dataFolder: '/var/portal',
      logLevel: 'debug',
      hasDemoData: false,
      renderQueryTimeout: 250,
      publicOrigin: 'https://homely.example',
      isProduction: true,
    })
  })

  it('has the performance hub on in the demonstration alone, unless features are named', () => {
    const featuresOf = (variables: Record<string, string>) => environmentOf(variables).pageSettings.features
    expect(featuresOf({})).toContain('performanceHub')
    expect(featuresOf({ DEMO: 'off' })).not.toContain('performanceHub')
    expect(featuresOf({ FEATURES: 'tracking' })).toEqual(['tracking'])
    expect(featuresOf({ DEMO: 'off', FEATURES: 'performanceHub' })).toEqual(['performanceHub'])
  })

  it('names every mistake and what would be right', () => {
    expect(mistakesOf({ PORT: '80000', LOG_LEVEL: 'loud', SSR_QUERY_TIMEOUT_MS: '6s' })).toEqual([
      'PORT is "80000", but must be a whole number from 0 to 65535.',
      'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug, trace.',
      'SSR_QUERY_TIMEOUT_MS is "6s", but must be a whole number from 1 to 60000.',
    ])
  })

  it('takes a name and an address, or an address alone, for who sends mail', () => {
    for (const from of ['Homely <post@homely.example>', 'post@homely.example']) {
      expect(environmentOf({ MAIL_FROM: from, SMTP_URL: 'smtp://mail:25' }).mail).toEqual({
        smtpUrl: 'smtp://mail:25',
        from,
      })
    }
    for (const from of ['Homely', 'Homely <>', 'a@b.example, c@d.example', 'A "B" <a@b.example>']) {
      expect(mistakesOf({ MAIL_FROM: from })).toEqual([
        `MAIL_FROM is "${from}", but must be an e-mail address, or a name and an address in <>.`,
      ])
    }
  })

  it('reads which proxies to believe, and the old name for one of them', () => {
    expect(environmentOf({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
    expect(environmentOf({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
    expect(environmentOf({ BEHIND_PROXY: 'yes' }).trustedProxies).toBe(1)
    expect(environmentOf({ BEHIND_PROXY: 'no' }).trustedProxies).toBe(0)
    expect(environmentOf({ BEHIND_PROXY: 'yes', TRUSTED_PROXIES: '10.0.0.1' }).trustedProxies).toEqual(['10.0.0.1'])
    expect(mistakesOf({ TRUSTED_PROXIES: 'yes' })).toEqual([expect.stringContaining('how many proxies are in front')])
    expect(mistakesOf({ BEHIND_PROXY: 'yes', TRUSTED_PROXIES: '0' })).toHaveLength(1)
  })

  it('takes "off" or a safe address for a service that the server asks', () => {
    const of = (value: string) => environmentOf({ GROUND_PLACES_URL: value }).groundPlacesUrl
    expect(['off', 'OFF', 'https://maps.example/services/', 'http://127.0.0.1:81'].map(of)).toEqual([
      null,
      null,
      'https://maps.example/services',
      'http://127.0.0.1:81',
    ])
    expect(environmentOf({ MAP_TILES_URL: 'Off' }).mapTilesUrl).toBeNull()
    expect(environmentOf({ MAP_TILES_URL: 'https://t.example/a?key=1' }).mapTilesUrl).toBe('https://t.example/a?key=1')
    for (const name of ['GROUND_PLACES_URL', 'MAP_TILES_URL']) {
      for (const address of ['http://maps.example', 'https://me:hunter2@maps.example', 'ftp://localhost', 'on']) {
        expect(mistakesOf({ [name]: address })).toEqual([
          `${name} must be "off" or an address that begins with https:// (http:// on this machine alone).`,
        ])
      }
    }
  })

  it('has a host of staff that is another than that of the portal, which it knows', () => {
    const origins = { PUBLIC_ORIGIN: 'https://homely.example', ADMIN_ORIGIN: 'https://admin.homely.example' }
    expect(environmentOf(origins).adminOrigin).toBe('https://admin.homely.example')
    expect(mistakesOf({ ADMIN_ORIGIN: origins.ADMIN_ORIGIN })).toEqual(['ADMIN_ORIGIN needs PUBLIC_ORIGIN too.'])
    expect(mistakesOf({ ...origins, ADMIN_ORIGIN: origins.PUBLIC_ORIGIN })).toEqual([
      'ADMIN_ORIGIN must be of another host than PUBLIC_ORIGIN.',
    ])
  })

  it('shows scripts of ads that come by https, and of this machine in development', () => {
    const both = { AD_ORIGINS: 'https://ads.example/tag.js http://localhost:9000' }
    expect(environmentOf(both).adOrigins).toEqual(['https://ads.example', 'http://localhost:9000'])
    const mistake = 'AD_ORIGINS must be addresses that begin with https:// (http://localhost in development alone).'
    for (const variables of [{ ...both, NODE_ENV: 'production' }, { AD_ORIGINS: 'http://ads.example' }])
      expect(mistakesOf(variables)).toEqual([mistake])
  })

  it('never repeats an address, which may hold a password', () => {
    expect(mistakesOf({ DATABASE_URL: 'mysql://root:hunter2@db/portal' })).toEqual([
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ])
  })
})

it('docs/configuration.md has every variable that is read, and no other', () => {
  const read = new Set<string>()
  const get = (_: object, name: string) => {
    read.add(name)
    return /_(?:ID|KEY|SECRET)$/.test(name) ? 'a provider that is configured' : undefined
  }
  readEnvironment(new Proxy({}, { get }), '/portal')
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')
  const [, table = ''] = /^\| variable .*\n((?:\|.*\n)+)/m.exec(page) ?? []
  const told = [...table.matchAll(/`([A-Z][A-Z\d_]{3,})`/g)].map(([, name]) => name)
  expect([...new Set(told)].toSorted()).toEqual([...read].toSorted())
})
