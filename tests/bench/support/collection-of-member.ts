import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'

const MEMBER = { email: 'lena@homely.example', password: 'three brown wombats' }
const USERNAME = 'lena'
const LARGEST_PAGE = 100

/** Signs in and makes a collection with as many homes as asked for; its path, and how to remove it. */
export async function collectionOfMember(
  context: BrowserContext,
  homes: number,
): Promise<{ path: string; remove: () => Promise<void> }> {
  await context.addInitScript(() => localStorage.setItem('trackingConsent', JSON.stringify('refused')))
  const signedIn = await context.request.post('/api/auth/sign-in', { data: MEMBER })
  if (!signedIn.ok()) throw new Error(`No sign-in: ${signedIn.status()}`)
  const listingIds: number[] = []
  while (listingIds.length < homes) {
    const { listingSearch } = await ask<{ listingSearch: { results: { id: number }[] } }>(context, foundIds, {
      searchParams: {
        searchMode: 'buy',
        locationSearchContext: {},
        paging: { skip: listingIds.length, take: LARGEST_PAGE },
      },
    })
    listingIds.push(...listingSearch.results.map(({ id }) => id))
  }
  const { addCollections } = await ask<Added>(context, added, {
    username: USERNAME,
    items: [{ name: 'Many homes', listingIds: listingIds.slice(0, homes), idempotencyKey: randomUUID() }],
  })
  const [collection] = addCollections.items
  if (collection === undefined) throw new Error('No collection was made')
  return {
    path: collection.canonicalUri,
    remove: async () => void (await ask(context, removed, { id: collection.id })),
  }
}

type Added = { addCollections: { items: { id: string; canonicalUri: string }[] } }

const foundIds =
  'query ($searchParams: SearchParamsInput!) { listingSearch(searchParams: $searchParams) { results { id } } }'
const added = `mutation ($username: String!, $items: [AddCollectionInput!]!) {
  addCollections(username: $username, items: $items) { items { id canonicalUri } } }`
const removed = 'mutation ($id: ID!) { deleteCollection(collectionId: $id) { collectionId } }'

async function ask<Data>(context: BrowserContext, query: string, variables: object): Promise<Data> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
  const answer = await context.request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
