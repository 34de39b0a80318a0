import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, leaveMapsOut } from './test.ts'

/** Of everybody made here. */
export const OWN_PASSWORD = 'a heron in the reeds'
const LARGEST_PAGE = 100

type Someone = { context: BrowserContext; email: string; username: string; page: Page }

/** What the newest mail to somebody has at this pattern; mails go into a folder of the server's data. */
export async function mailedTo(recipient: string, pattern: RegExp): Promise<string> {
  const folder = join(process.env['E2E_DATA_FOLDER'] ?? '', 'outbox')
  let found = ''
  const isThere = async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.txt'))) {
      const mail = await readFile(join(folder, name), 'utf8')
      if (mail.startsWith(`To: ${recipient}\n`)) found = pattern.exec(mail)?.[1] ?? found
    }
    return found !== ''
  }
  await expect.poll(isThere, `a mail to ${recipient}`).toBe(true)
  return found
}

/** The context is that of a member of this test alone, signed in. */
export async function signUp(context: BrowserContext, name: string): Promise<{ email: string; username: string }> {
  const stamp = `${name.toLowerCase()}-${Date.now()}`
  const email = `${stamp}@homely.example`
  const answer = await context.request.post('/api/auth/sign-up', {
    data: { name: `${name} Reed`, email, password: OWN_PASSWORD, idempotencyKey: `key-of-${stamp}` },
  })
  expect(answer.status()).toBe(201)
  return { email, username: answer.headers()['location']?.split('/').at(-1) ?? '' }
}

/** A member of this test alone, signed in, whose email address is confirmed. */
export async function someone(browser: Browser, baseURL: string | undefined, name: string): Promise<Someone> {
  const context = await browser.newContext({ baseURL })
  await leaveMapsOut(context)
  await context.addInitScript(() => localStorage.setItem('trackingConsent', JSON.stringify('refused')))
  const { email, username } = await signUp(context, name)
  const token = await mailedTo(email, /confirm-email#token=(\S+)/)
  const confirmed = await context.request.post('/api/auth/confirm-email', {
    data: { token },
    headers: await asMember(context),
  })
  expect(confirmed.ok()).toBe(true)
  return { context, email, username, page: await context.newPage() }
}

/** The header by which the portal knows a member. */
export async function asMember(context: BrowserContext): Promise<{ authorization: string }> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
  return { authorization: `Bearer ${token}` }
}

/** Asks the portal as a member does. */
export async function ask(context: BrowserContext, query: string, variables: object): Promise<Record<string, unknown>> {
  const answer = await context.request.post('/graphql', {
    data: { query, variables },
    headers: await asMember(context),
  })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data
}

/** A collection of a member with the first homes of some results; its id and path, and their street addresses. */
export async function collectionOf(
  { context, username }: Pick<Someone, 'context' | 'username'>,
  name: string,
  listings: number,
  isPublic = false,
) {
  const markup = await (await context.request.get('/for-sale/richmond-vic-3121/real-estate')).text()
  const cards = [...markup.matchAll(/<article[^>]* data-listing-id="(\d+)".*?<h2[^>]*>(.*?)<\/h2>/gs)].slice(
    0,
    listings,
  )
  const listingIds = cards.map(([, id]) => Number(id))
  const addresses = cards.map(([, , heading = '']) => heading.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'"))
  const made = await madeCollection({ context, username }, { name, isPublic, listingIds })
  return { ...made, listingIds, addresses }
}

/** A public collection of a member with so many homes; its path. */
export async function longCollectionOf({ context, username }: Someone, listings: number): Promise<string> {
  const listingIds: number[] = []
  while (listingIds.length < listings) {
    const paging = { skip: listingIds.length, take: Math.min(LARGEST_PAGE, listings - listingIds.length) }
    const data = await ask(
      context,
      'query ($search: SearchParamsInput!) { listingSearch(searchParams: $search) { results { id } } }',
      { search: { searchMode: 'buy', locationSearchContext: {}, paging } },
    )
    // The document asks for no more than this.
    const { listingSearch } = data as { listingSearch: { results: { id: number }[] } }
    listingIds.push(...listingSearch.results.map(({ id }) => id))
  }
  return (await madeCollection({ context, username }, { name: 'Many homes', isPublic: true, listingIds })).path
}

/** Somebody is invited to a collection by its owner, and accepts. */
export async function takePart(id: string, owner: Someone, guest: Someone): Promise<void> {
  await ask(
    owner.context,
    `mutation ($id: ID!, $input: CollectionInviteInput!) {
      addCollectionInvite(collectionId: $id, collectionInviteInput: $input) { collection { id } } }`,
    { id, input: { emails: [guest.email] } },
  )
  const uniqueIdentifier = await mailedTo(guest.email, /\/collections\/invitation\/(\S+)/)
  const headers = await asMember(guest.context)
  const member = await (await guest.context.request.get(`/api/user/${guest.username}`, { headers })).json()
  await ask(
    guest.context,
    `mutation ($id: ID!, $input: ConfirmInviteInput!) {
      acceptCollectionInvitation(collectionId: $id, confirmInviteInput: $input) { collection { id } } }`,
    { id, input: { memberId: member.id, uniqueIdentifier } },
  )
}

type Made = { name: string; isPublic: boolean; listingIds: readonly number[] }

async function madeCollection(
  { context, username }: Pick<Someone, 'context' | 'username'>,
  made: Made,
): Promise<{ id: string; path: string }> {
  const idempotencyKey = `key-of-${username}-${made.name}`.replaceAll(' ', '-')
  const data = await ask(
    context,
    `mutation ($username: String!, $items: [AddCollectionInput!]!) {
      addCollections(username: $username, items: $items) { items { id canonicalUri } } }`,
    { username, items: [{ ...made, idempotencyKey }] },
  )
  // The document asks for no more than this.
  const { addCollections } = data as { addCollections: { items: { id: string; canonicalUri: string }[] } }
  const [item] = addCollections.items
  return { id: item?.id ?? '', path: item?.canonicalUri ?? '' }
}
