import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'

const PASSWORD = 'three brown wombats'
const USERNAME = 'lena'
const OTHER_USERNAME = 'agnes'
const LARGEST_PAGE = 100

/** Signs in and makes a collection with as many homes as asked for; its path, and how to remove it. */
export async function collectionOfMember(
  context: BrowserContext,
  listings: number,
): Promise<{ id: string; path: string; remove: () => Promise<void> }> {
  await signIn(context, USERNAME)
  const listingIds: number[] = []
  while (listingIds.length < listings) {
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
    items: [{ name: 'Many homes', listingIds: listingIds.slice(0, listings), idempotencyKey: randomUUID() }],
  })
  const [collection] = addCollections.items
  if (collection === undefined) throw new Error('No collection was made')
  return {
    id: collection.id,
    path: collection.canonicalUri,
    remove: async () => void (await ask(context, removed, { id: collection.id })),
  }
}

/**
 * Makes a collection of one home in which the members of two contexts take part; the name by which the second one knows the first, its
 * path, and how to remove it.
 */
export async function collectionOfTwo(
  contexts: readonly BrowserContext[],
): Promise<{ path: string; name: string; remove: () => Promise<void> }> {
  const [own, other] = contexts
  if (own === undefined || other === undefined) throw new Error('It takes two')
  const { id, path, remove } = await collectionOfMember(own, 1)
  await signIn(other, OTHER_USERNAME)
  await ask(own, invited, { id, emails: [emailOf(OTHER_USERNAME)] })
  const { collectionInvitations } = await ask<Invitations>(other, invitations, {})
  const invitation = collectionInvitations.find(({ collectionId }) => collectionId === id)
  if (invitation === undefined) throw new Error('The invitation did not come')
  const { uniqueIdentifier } = invitation
  await ask(other, accepted, { id, input: { memberId: await memberIdOf(other), uniqueIdentifier } })
  const { collection } = await ask<Shared>(other, shared, { uri: path.split('/')[2] })
  return { path, name: collection.contributors.owner.name, remove }
}

async function signIn(context: BrowserContext, username: string): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('trackingConsent', JSON.stringify('refused')))
  const signedIn = await context.request.post('/api/auth/sign-in', {
    data: { email: emailOf(username), password: PASSWORD },
  })
  if (!signedIn.ok()) throw new Error(`No sign-in: ${signedIn.status()}`)
}

/** What the access token says of whose it is. */
async function memberIdOf(context: BrowserContext): Promise<number> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? ''
  return Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub)
}

const emailOf = (username: string): string => `${username}@homely.example`

type Invitations = { collectionInvitations: { collectionId: string; uniqueIdentifier: string }[] }
type Shared = { collection: { contributors: { owner: { name: string } } } }

const invited = `mutation ($id: ID!, $emails: [String!]!) {
  addCollectionInvite(collectionId: $id, collectionInviteInput: { emails: $emails }) { collection { id } } }`
const invitations = 'query { collectionInvitations { collectionId uniqueIdentifier } }'
const accepted = `mutation ($id: ID!, $input: ConfirmInviteInput!) {
  acceptCollectionInvitation(collectionId: $id, confirmInviteInput: $input) { collection { id } } }`
const shared = 'query ($uri: String!) { collection(uri: $uri) { contributors { owner { name } } } }'

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
