import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import type { ProviderSettings } from '#server/modules/identity/social/provider-settings.ts'
import { restContractCheck } from './rest-contract.ts'
import { testSupport } from './portal-under-test.ts'
import { createSmallWorld } from './small-world.ts'

type Headers = Readonly<Record<string, string>>
type Cookie = { name: string; value: string; path?: string; maxAge?: number; expires?: Date; secure?: boolean }

export type IdentityAnswer = {
  status: number
  headers: Readonly<Record<string, unknown>>
  cookies: Cookie[]
  // oxlint-disable-next-line typescript/no-explicit-any -- each expectation states the answer's shape
  json: any
}

/** A browser's jar of cookies over the server; the access token goes into the header as the client puts it there. */
export type TestBrowser = {
  get: (url: string, headers?: Headers) => Promise<IdentityAnswer>
  post: (url: string, body?: unknown, headers?: Headers) => Promise<IdentityAnswer>
  put: (url: string, body?: unknown) => Promise<IdentityAnswer>
  delete: (url: string, body?: unknown) => Promise<IdentityAnswer>
  cookie: (name: string) => string | undefined
  cookieNames: () => string[]
  /** Another browser with the same cookies, such as a thief's. */
  copy: () => TestBrowser
}

export type IdentityUnderTest = {
  app: FastifyInstance
  database: Database
  browser: () => TestBrowser
  mails: Mail[]
  /** The token of the newest link that was mailed to an address; empty for none. */
  tokenMailedTo: (recipient: string) => string
  /** How often the one who sends mails was told of a new one. */
  wakes: () => number
  /** Does what the job of this name does. */
  runJob: (name: string, data?: object) => Promise<void>
  now: () => Date
  passSeconds: (seconds: number) => void
  count: (table: 'member' | 'member_session') => Promise<number>
  query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /** Removes every member and mail, and goes back to the first instant. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

export const TEST_SECRET = 'a secret of tests with many letters'
const START = new Date('2026-11-20T01:00:00Z')

/** Identity over the small world with a clock of its own; every answer is held to the contract. */
export async function identityUnderTest(
  options: {
    providers?: readonly ProviderSettings[]
    portalOrigin?: string
    requestsPerMinute?: number
    logger?: FastifyBaseLogger
  } = {},
): Promise<IdentityUnderTest> {
  const world = await createSmallWorld()
  const clock = { now: START }
  const wakes = { count: 0 }
  const handlers: JobHandler[] = []
  const { database } = world.parts
  // Members sign up as Mia Chen, and nobody does under the name of an agent.
  await database.exec(`update agent set username = 'mia-of-the-office' where username = 'mia-chen'`)
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    jobs: {
      ...noJobs,
      send: async () => void (wakes.count += 1),
      work: async (all) => void handlers.push(...all),
    },
    ...(options.logger === undefined ? {} : { logger: options.logger }),
    identity: {
      secret: TEST_SECRET,
      portalOrigin: options.portalOrigin ?? 'http://portal.test',
      providers: options.providers ?? [],
      requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
    },
  })
  const mails: Mail[] = []
  const collectMails = async () => {
    mails.splice(
      0,
      mails.length,
      ...(await database.query<Mail>('select recipient, subject, text_body as text from mail order by id')),
    )
  }
  return {
    app,
    database,
    mails,
    tokenMailedTo: (recipient) => {
      const texts = mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text)
      return /#token=([\w-]+)/.exec(texts.findLast((text) => text.includes('#token=')) ?? '')?.[1] ?? ''
    },
    wakes: () => wakes.count,
    browser: () => browserOver(app, new Map(), collectMails),
    async runJob(name, data = {}) {
      const handler = handlers.find((each) => each.name === name)
      if (handler === undefined) throw new Error(`There is no job ${name}`)
      await handler.handle(data)
    },
    now: () => clock.now,
    passSeconds: (seconds) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    query: (text, values) => database.query(text, values),
    count: async (table) => (await database.query(`select 1 from ${table}`)).length,
    async forget() {
      clock.now = START
      mails.length = 0
      for (const table of ['member', 'auth_attempt', 'mail']) await database.exec(`delete from ${table}`)
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

const contract = restContractCheck('legacy')

function browserOver(app: FastifyInstance, jar: Map<string, Cookie>, afterwards: () => Promise<void>): TestBrowser {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Headers = {},
  ) => {
    const token = (jar.get('__Host-accessToken') ?? jar.get('accessToken'))?.value
    const cookies = [...jar.values()].filter(({ path = '/' }) => url.startsWith(path))
    const response = await app.inject({
      method,
      url,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookies.length > 0 ? { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } : {}),
        ...headers,
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() === 0)) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie)
    }
    const answer = { status: response.statusCode, headers: response.headers, body: response.body }
    const violations = contract.violations(operationAt(method, url), answer)
    if (violations.length > 0) throw new Error(`${method} ${url} ${answer.status}: ${violations.join('\n')}`)
    await afterwards()
    return { status: answer.status, headers: answer.headers, cookies: response.cookies, json: jsonOf(answer.body) }
  }
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body) => send('PUT', url, body),
    delete: (url, body) => send('DELETE', url, body),
    cookie: (name) => jar.get(name)?.value,
    cookieNames: () => [...jar.keys()],
    copy: () => browserOver(app, new Map(jar), afterwards),
  }
}

const jsonOf = (body: string): unknown => (body === '' ? null : JSON.parse(body))

const operations: readonly (readonly [string, RegExp, string])[] = [
  ['POST', /^\/api\/auth\/sign-up$/, 'signUp'],
  ['POST', /^\/api\/auth\/sign-in$/, 'signIn'],
  ['POST', /^\/api\/auth\/sign-out$/, 'signOut'],
  ['POST', /^\/api\/auth\/forgot-password$/, 'forgotPassword'],
  ['POST', /^\/api\/auth\/reset-password$/, 'resetPassword'],
  ['POST', /^\/api\/auth\/confirm-email$/, 'confirmEmail'],
  ['POST', /^\/api\/auth\/undo-email-change$/, 'undoEmailChange'],
  ['POST', /\/email\/confirmation$/, 'sendConfirmation'],
  ['DELETE', /\/providers\/\w+$/, 'disconnectProvider'],
  ['POST', /^\/api\/auth\/social$/, 'socialSignIn'],
  ['GET', /^\/api\/auth\/social\/providers$/, 'listSocialProviders'],
  ['GET', /^\/api\/auth\/social\/\w+\/start/, 'startSocialSignIn'],
  ['GET', /^\/api\/auth\/social\/\w+\/callback/, 'returnFromProvider'],
  ['POST', /^\/api\/auth\/token$/, 'exchangeToken'],
  ['POST', /^\/api\/auth\/token\/refresh$/, 'refreshToken'],
  ['GET', /^\/api\/auth\/cookies$/, 'getAuthCookies'],
  ['GET', /^\/api\/user\/[^/]+$/, 'getUser'],
  ['DELETE', /^\/api\/user\/[^/]+$/, 'deleteUser'],
  ['GET', /\/settings$/, 'getSettings'],
  ['PUT', /\/settings$/, 'updateSettings'],
  ['PUT', /\/password$/, 'changePassword'],
  ['POST', /\/second-factor$/, 'startSecondFactor'],
  ['PUT', /\/second-factor$/, 'confirmSecondFactor'],
  ['DELETE', /\/second-factor$/, 'removeSecondFactor'],
  ['POST', /\/recovery-codes$/, 'renewRecoveryCodes'],
  ['PUT', /\/avatar$/, 'uploadAvatar'],
  ['DELETE', /\/avatar$/, 'removeAvatar'],
  ['GET', /\/sessions$/, 'listSessions'],
  ['DELETE', /\/sessions$/, 'endAllSessions'],
  ['GET', /\/export$/, 'exportUser'],
]

function operationAt(method: string, url: string): string {
  const found = operations.find(([verb, pattern]) => verb === method && pattern.test(url))
  if (!found) throw new Error(`No operation answers ${method} ${url}`)
  return found[2]
}
