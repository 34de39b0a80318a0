import { setTimeout as wait } from 'node:timers/promises'
import type { MarkedWrites } from './marked-writes.ts'

const MEMBER = { email: 'lena@homely.example', password: 'three brown wombats' }
const USERNAME = 'lena'
/** A member has 200 collections at most, some of them from the demonstration. */
const MOST_OF_KIND = 150
const BETWEEN_WRITES = 40
const SIGN_INS = 30
const BETWEEN_SIGN_INS = 1000
export const WATCHED_SUBURB = 'melbourne-vic-3000'
export const WATCH = 'Killed server watch'

/** What a member makes while servers are killed. */
export type MemberWrites = { collections: MarkedWrites; alerts: MarkedWrites }
export type Kind = keyof MemberWrites

type Asked = { url: string; token: string; signal?: AbortSignal }
type Sending = Omit<Asked, 'signal'> & { writes: MemberWrites; signal: AbortSignal; onAcknowledged?: () => void }

/** The access token of the member; a server that has just started may be busy for a moment. */
export async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body: JSON.stringify(MEMBER) })
    const cookies = answer.headers.getSetCookie().map((cookie) => /^accessToken=([^;]+)/.exec(cookie)?.[1])
    const token = cookies.find(Boolean)
    if (token) return token
    if (answer.status !== 503 || tries === SIGN_INS)
      throw new Error(`No sign-in: ${answer.status} ${await answer.text()}`)
    await wait(BETWEEN_SIGN_INS)
  }
}

/** A collection, an alert, a collection … one after the other, until `signal` or until there are enough. */
export async function sendMemberWrites({ writes, signal, onAcknowledged, ...portal }: Sending): Promise<void> {
  while (!signal.aborted) {
    const kind = writes.collections.sent.length > writes.alerts.sent.length ? 'alerts' : 'collections'
    const { sent, acknowledged } = writes[kind]
    if (sent.length === MOST_OF_KIND) return
    const key = `killed-${kind}-${String(sent.length).padStart(6, '0')}`
    sent.push(key)
    if (await sendMemberWrite({ ...portal, signal }, kind, key)) {
      acknowledged.add(key)
      onAcknowledged?.()
    }
    await wait(BETWEEN_WRITES)
  }
}

/** Whether there was an answer. The same key again is the same collection or alert. */
export async function sendMemberWrite(asked: Asked, kind: Kind, key: string): Promise<boolean> {
  const answer =
    kind === 'collections'
      ? await ask(asked, ADD_COLLECTION, { username: USERNAME, items: [{ name: key, idempotencyKey: key }] })
      : await ask(asked, ADD_ALERT, { input: { name: key, filter: searchOf(key), idempotencyKey: key } })
  return answer !== null
}

/** Of rentals, which nothing is found of here; each looks for another price, for two alerts of one search are one. */
const searchOf = (key: string) => ({
  searchMode: 'rent',
  locations: [WATCHED_SUBURB],
  price: { max: 400 + Number(key.slice(-6)) * 10 },
})

/** What was under way, sent once more under its key, as often as it needs to be taken. */
export async function sendMemberWritesAgain(asked: Asked, writes: MemberWrites): Promise<void> {
  for (const kind of ['collections', 'alerts'] as const) {
    for (const key of writes[kind].sent) while (!(await sendMemberWrite(asked, kind, key))) await wait(BETWEEN_WRITES)
  }
}

/** An alert of homes for sale in a suburb, and the numbers of those that are there. */
export async function addWatch(asked: Asked): Promise<{ alertId: string; listingIds: number[] }> {
  const filter = { searchMode: 'buy', locations: [WATCHED_SUBURB], includeSurroundingSuburbs: false }
  const made = await ask<{ addAlert: { alert: { id: string } } }>(asked, ADD_ALERT, {
    input: { name: WATCH, filter, idempotencyKey: 'killed-server-watch' },
  })
  const searchParams = {
    searchMode: 'buy',
    paging: { take: 100 },
    locationSearchContext: { searchLocations: [{ uri: WATCHED_SUBURB }], includeSurroundingSuburbs: false },
  }
  const found = await ask<{ listingSearch: { results: { id: number }[] } }>(asked, SEARCH, { searchParams })
  if (made === null || found === null) throw new Error('The portal did not answer')
  return { alertId: made.addAlert.alert.id, listingIds: found.listingSearch.results.map(({ id }) => id) }
}

export type Watched = { unseen: number; total: number; told: number }

/** How many homes the watch found, and of how many its emails told. */
export async function watched(asked: Asked, alertId: string): Promise<Watched> {
  const read = await ask<{ alert: { unseenListingCount: number; matches: { total: number } } }>(asked, READ_ALERT, {
    id: alertId,
  })
  const answer = await fetch(`${asked.url}/api/user/notifications`, { headers: headersOf(asked) })
  const { results }: { results: { alertName: string; listingCount: number }[] } = await answer.json()
  const told = results.filter(({ alertName }) => alertName === WATCH)
  return {
    unseen: read?.alert.unseenListingCount ?? 0,
    total: read?.alert.matches.total ?? 0,
    told: told.reduce((sum, { listingCount }) => sum + listingCount, 0),
  }
}

const ADD_COLLECTION = `mutation ($username: String!, $items: [AddCollectionInput!]!) {
  addCollections(username: $username, items: $items) { items { id } } }`
const ADD_ALERT = 'mutation ($input: AddAlertInput!) { addAlert(input: $input) { alert { id } } }'
const SEARCH =
  'query ($searchParams: SearchParamsInput!) { listingSearch(searchParams: $searchParams) { results { id } } }'
const READ_ALERT = 'query ($id: ID!) { alert(id: $id) { unseenListingCount matches { total } } }'

const headersOf = ({ token }: Pick<Asked, 'token'>) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
})

const passing: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'TIMED_OUT'])

/** Null where no answer came, or one that asks to try again; any other refusal is an error of the test. */
async function ask<Data>(asked: Asked, query: string, variables: object): Promise<Data | null> {
  const { url, signal } = asked
  const body = JSON.stringify({ query, variables })
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: headersOf(asked),
    body,
    signal: signal ?? null,
  }).catch(() => null)
  // An answer that breaks off is none.
  const text = (await answer?.text().catch(() => null)) ?? null
  if (text === null) return null
  const { data, errors }: { data: Data; errors?: { extensions?: { code?: string } }[] } = JSON.parse(text)
  if (errors?.every(({ extensions }) => passing.has(extensions?.code))) return null
  if (errors !== undefined) throw new Error(`${query} was answered ${text}`)
  return data
}
