import path from 'node:path'
import { normalisedEmail } from '#domain/members/email-address.ts'
import { SERVER_RENDER_QUERY_TIMEOUT } from '#domain/lookups/limits.ts'
import { isServiceAddress } from '#server/platform/http/service-client.ts'
import { SIGN_UPS_PER_HOUR } from '#server/modules/identity/attempt-limits.ts'
import { DEFAULT_POINTS_PER_MINUTE } from '#server/platform/graphql/query-limits.ts'
import { readTrustedProxies, type TrustedProxies } from '#server/platform/http/trusted-proxies.ts'
import type { S3Settings } from '#server/platform/storage/s3-store.ts'
import { defaultSupport } from '#domain/lookups/support.ts'
import { type PageSettings, readPageSettings } from '#server/modules/pages/page-settings.ts'
import { type ProviderSettings, readProviders } from '#server/modules/identity/social/provider-settings.ts'

const DEFAULT_MAP_TILES = 'https://tiles.openfreemap.org/planet'

/** The configuration that the process reads from its environment. */
export type Environment = {
  port: number
  host: string
  /** postgres://…; null for the embedded database in `dataFolder`. */
  databaseUrl: string | null
  dataFolder: string
  logLevel: LogLevel
  /** Whether an empty database is filled with demonstration listings. */
  hasDemoData: boolean
  /** Milliseconds that server rendering waits for a query (docs/product.md, section 18.5). */
  renderQueryTimeout: number
  /** The public origin of the portal, scheme and host; null for what each request says. */
  publicOrigin: string | null
  /** The host that pages of staff answer on alone; null for that of the portal. */
  adminOrigin: string | null
  trustedProxies: TrustedProxies
  isProduction: boolean
  /** Points of work that one address may ask for; a point is about a microsecond. */
  pointsPerMinute: number
  /** From one network address. */
  enquiriesPerHour: number
  signUpsPerHour: number
  /** Open pages that hear of changes; 0 for no live pages. */
  liveConnections: number
  /** Whether listings of the demonstration change while it runs. */
  hasDemoMarket: boolean
  /** One colour in place of each illustration of the demonstration, which tests need not wait for. */
  hasPlainPictures: boolean
  /** `smtpUrl` null: mails go into the folder `outbox` of the data folder. */
  mail: { smtpUrl: string | null; from: string }
  /** Null: files are in the folder `objects` of the data folder. */
  objectStorage: S3Settings | null
  support: { phone: string; email: string }
  /** The TileJSON of the service that street tiles of maps come from; null asks nobody. */
  mapTilesUrl: string | null
  /** The style of street tiles for maps; null for the map that the portal draws by itself. */
  mapStyleUrl: string | null
  /** Where the parts of that style come from, beside the place of the style itself. */
  mapOrigins: string[]
  /** The folder of ArcGIS services that names and outlines of suburbs are fetched from; null for none. */
  groundPlacesUrl: string | null
  /** A folder whose XML and zip files are feeds; null for none. */
  feedFolder: string | null
  /** The program that makes videos: a path, `off` for no videos, null for the `ffmpeg` that is found. */
  ffmpeg: string | null
  /** Where scripts of ads may come from. */
  adOrigins: string[]
  /** How narrow the searches are that suburbs lead to. */
  deepestFacetLevel: number
  pageSettings: PageSettings
  /** Signs sessions; null for one that is drawn and kept in `dataFolder`. */
  authSecret: string | null
  /** Social providers whose credentials are there. */
  providers: readonly ProviderSettings[]
}

/** Suburbs and postal areas of the Bureau of Statistics. */
const DEFAULT_GROUND_PLACES_URL = 'https://geo.abs.gov.au/arcgis/rest/services/ASGS2021'

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof logLevels)[number]

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; mistakes: string[] }

type Variables = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment; every mistake is named with what would be right. An empty value counts as missing. */
export function readEnvironment(variables: Variables, projectFolder: string): EnvironmentReading {
  const mistakes: string[] = []
  const read = reader(variables, mistakes)
  const { providers, mistakes: providerMistakes } = readProviders(variables)
  const hasDemoData = read.oneOf('DEMO', ['on', 'off'], 'on') === 'on'
  const pages = readPageSettings(variables, { isDemonstration: hasDemoData })
  mistakes.push(...providerMistakes, ...pages.mistakes)
  const environment: Environment = {
    port: read.whole('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataFolder: path.resolve(projectFolder, read.text('DATA_DIR') ?? '.data'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'warn'),
    hasDemoData,
    renderQueryTimeout: read.whole('SSR_QUERY_TIMEOUT_MS', SERVER_RENDER_QUERY_TIMEOUT, 1, 60_000),
    publicOrigin: read.address('PUBLIC_ORIGIN', ['http:', 'https:']),
    adminOrigin: read.address('ADMIN_ORIGIN', ['http:', 'https:']),
    trustedProxies: proxies(read, mistakes),
    isProduction: variables.NODE_ENV === 'production',
    pointsPerMinute: read.whole('POINTS_PER_MINUTE', DEFAULT_POINTS_PER_MINUTE, 1, 10_000_000_000),
    enquiriesPerHour: read.whole('ENQUIRIES_PER_HOUR', 20, 1, 10_000_000),
    signUpsPerHour: read.whole('SIGN_UPS_PER_HOUR', SIGN_UPS_PER_HOUR, 1, 10_000_000),
    liveConnections: read.whole('LIVE_CONNECTIONS', 10_000, 0, 1_000_000),
    hasDemoMarket: read.oneOf('DEMO_MARKET', ['on', 'off'], 'on') === 'on',
    hasPlainPictures: read.oneOf('DEMO_PICTURES', ['drawn', 'plain'], 'drawn') === 'plain',
    mail: {
      smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.sender('MAIL_FROM', 'Homely <enquiries@homely.example>'),
    },
    support: {
      phone: read.text('SUPPORT_PHONE') ?? defaultSupport.phone,
      email: read.text('SUPPORT_EMAIL') ?? defaultSupport.email,
    },
    objectStorage: objectStorage(read, mistakes),
    mapTilesUrl: read.service('MAP_TILES_URL', DEFAULT_MAP_TILES),
    mapStyleUrl: read.address('MAP_STYLE_URL', ['http:', 'https:']),
    mapOrigins: read.origins('MAP_ORIGINS'),
    groundPlacesUrl: read.service('GROUND_PLACES_URL', DEFAULT_GROUND_PLACES_URL),
    feedFolder: feedFolderOf(read.text('FEED_FOLDER'), projectFolder),
    ffmpeg: read.text('FFMPEG'),
    adOrigins: adOrigins(read, variables.NODE_ENV === 'production', mistakes),
    deepestFacetLevel: read.whole('FACET_LEVELS', 4, 1, 4),
    pageSettings: pages.settings,
    authSecret: read.secret('AUTH_SECRET', 32),
    providers,
  }
  mistakes.push(...adminMistakes(environment))
  return mistakes.length === 0 ? { ok: true, environment } : { ok: false, mistakes }
}

/** The host of staff leads visitors to the portal, so it needs to know that. */
function adminMistakes({ adminOrigin, publicOrigin }: Pick<Environment, 'adminOrigin' | 'publicOrigin'>): string[] {
  if (adminOrigin === null) return []
  if (publicOrigin === null) return ['ADMIN_ORIGIN needs PUBLIC_ORIGIN too.']
  const isSameHost = new URL(adminOrigin).host === new URL(publicOrigin).host
  return isSameHost ? ['ADMIN_ORIGIN must be of another host than PUBLIC_ORIGIN.'] : []
}

/** Scripts of ads come by https; those of this machine may not, in development. */
function adOrigins(read: ReturnType<typeof reader>, isProduction: boolean, mistakes: string[]): string[] {
  const origins = read.origins('AD_ORIGINS')
  const isAllowed = (origin: string) =>
    origin.startsWith('https://') || (!isProduction && new URL(origin).hostname === 'localhost')
  if (!origins.every(isAllowed))
    mistakes.push('AD_ORIGINS must be addresses that begin with https:// (http://localhost in development alone).')
  return origins
}

/** Everything that a page may ask for its maps beside the portal itself; nothing without street tiles. */
export function mapOriginsOf({ mapStyleUrl, mapOrigins }: Pick<Environment, 'mapStyleUrl' | 'mapOrigins'>): string[] {
  return mapStyleUrl === null ? [] : [...new Set([new URL(mapStyleUrl).origin, ...mapOrigins])]
}

/** A bucket needs all of them. */
function objectStorage(read: ReturnType<typeof reader>, mistakes: string[]): S3Settings | null {
  const values = {
    S3_ENDPOINT: read.address('S3_ENDPOINT', ['https:', 'http:']),
    S3_REGION: read.text('S3_REGION'),
    S3_BUCKET: read.text('S3_BUCKET'),
    S3_ACCESS_KEY_ID: read.text('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: read.text('S3_SECRET_ACCESS_KEY'),
  }
  const missing = Object.entries(values).flatMap(([name, value]) => (value === null ? name : []))
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (endpoint !== null && region !== null && bucket !== null && accessKeyId !== null && secretAccessKey !== null) {
    if (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket))
      return { endpoint, region, bucket, accessKeyId, secretAccessKey }
    mistakes.push('S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.')
  } else if (missing.length < Object.keys(values).length)
    mistakes.push(`S3 needs ${missing.join(', ')} too: all S3_ variables, or none.`)
  return null
}

const feedFolderOf = (text: string | null, projectFolder: string): string | null =>
  text === null ? null : path.resolve(projectFolder, text)

/** BEHIND_PROXY, the deprecated name, stands for one proxy in front. */
function proxies(read: ReturnType<typeof reader>, mistakes: string[]): TrustedProxies {
  const isBehindProxy = read.oneOf('BEHIND_PROXY', ['yes', 'no'], 'no') === 'yes'
  const text = read.text('TRUSTED_PROXIES')
  if (text === null) return isBehindProxy ? 1 : 0
  const trusted = readTrustedProxies(text)
  if (trusted === null) {
    mistakes.push(
      `TRUSTED_PROXIES is "${text}", but must be how many proxies are in front (0 to 16), or their addresses and networks such as 10.0.0.0/8, parted by commas.`,
    )
  }
  if (isBehindProxy && trusted === 0)
    mistakes.push('BEHIND_PROXY is yes, but TRUSTED_PROXIES is 0: leave BEHIND_PROXY out.')
  return trusted ?? 0
}

function reader(variables: Variables, mistakes: string[]) {
  const text = (name: string): string | null => {
    const value = variables[name]?.trim() ?? ''
    return value === '' ? null : value
  }
  return {
    text,
    whole(name: string, fallback: number, least: number, most: number): number {
      const value = text(name)
      if (value === null) return fallback
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= least && number <= most) return number
      mistakes.push(`${name} is "${value}", but must be a whole number from ${least} to ${most}.`)
      return fallback
    },
    oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: NoInfer<Choice>): Choice {
      const value = text(name)
      if (value === null) return fallback
      const choice = choices.find((each) => each === value.toLowerCase())
      if (choice !== undefined) return choice
      mistakes.push(`${name} is "${value}", but must be one of ${choices.join(', ')}.`)
      return fallback
    },
    /** The value is not repeated. */
    secret(name: string, shortest: number): string | null {
      const value = text(name)
      if (value === null || value.length >= shortest) return value
      mistakes.push(`${name} needs at least ${shortest} characters.`)
      return null
    },
    /** Somebody who sends mail: "Name <mailbox@domain>" or the address alone. */
    sender(name: string, fallback: string): string {
      const value = text(name)
      if (value === null) return fallback
      const [, inBrackets] = /^[^<>"@]*<([^<>]+)>$/.exec(value) ?? []
      if (normalisedEmail(inBrackets ?? value) !== null) return value
      mistakes.push(`${name} is "${value}", but must be an e-mail address, or a name and an address in <>.`)
      return fallback
    },
    /** The value is not repeated: an address may hold a password. */
    address(name: string, schemes: readonly string[]): string | null {
      const value = text(name)
      if (value === null) return null
      if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value.replace(/\/+$/, '')
      mistakes.push(
        `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      )
      return null
    },
    /** A service that the server asks by itself; null for `off`. */
    service(name: string, fallback: string): string | null {
      const value = text(name) ?? fallback
      if (value.toLowerCase() === 'off') return null
      if (isServiceAddress(value)) return value.replace(/\/+$/, '')
      mistakes.push(`${name} must be "off" or an address that begins with https:// (http:// on this machine alone).`)
      return null
    },
    /** Schemes and hosts, parted by spaces or commas. */
    origins(name: string): string[] {
      const words = (text(name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
      const origins = words.map(originOf)
      if (origins.every((origin) => origin !== null)) return origins
      mistakes.push(`${name} must be addresses such as https://tiles.example.com, parted by spaces.`)
      return []
    },
  }
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
