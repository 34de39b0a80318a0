import { readFileSync } from 'node:fs'
import { parse as parseGraphql, validate } from 'graphql'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { contractSchema } from './support/contract-files.ts'

const schema = contractSchema()

/** Every query and mutation of the specification, with its arguments and what it says of the answer. */
const documents = {
  'agent activities': `query ($types: [ActivityType!]!) { agentActivities(username: "a", activityTypes: $types, skip: 0, take: 5) { results { type } } }`,
  'agent answers': '{ agentAnswers(username: "a", skip: 0, take: 5) { results { __typename } } }',
  'agent questions': '{ agentQuestions(username: "a", skip: 0, take: 5) { results { postId } } }',
  'agent followers': '{ agentFollowers(username: "a", skip: 0, take: 5) { results { username } } }',
  'agent following': '{ agentFollowing(username: "a", skip: 0, take: 5) { results { username } } }',
  'agent reviews': '{ agentReviews(username: "a", skip: 0, take: 5) { results { title } } }',
  'agent profile': '{ profile(username: "a") { name } }',
  'performance hub urls': '{ performanceHubUrls(username: "a") { hub } }',
  agents: 'query ($filter: AgentFilter!) { agents(filter: $filter) { total } }',
  alerts: '{ alerts { results { id } unseenListingCount } }',
  collections: '{ collections(username: "a", imageCount: 3) { results { id } } }',
  'location index': 'query ($filter: LocationFinderFilter!) { locationFinder(filter: $filter) { total } }',
  'listings homepage': '{ listingsHomepage(query: "fitzroy-vic-3065", maxAge: 14) { __typename } }',
  posts: '{ posts { results { title } } }',
  'other listings from office': '{ otherListingsFromOffice(listingId: 1) { id } }',
  'similar listings': '{ similarListings(listingId: 1) { id } }',
  schools: '{ schools(listingId: 1) { name } }',
  topics: '{ topics(listingId: 1, type: 1, skip: 0, take: 5) { postId } }',
  listing: '{ listing(id: 1) { id } }',
  'listing search with aggregations': `query ($searchParams: SearchParamsInput!) { listingSearch(searchParams: $searchParams) { total aggregations { medianPrice } } }`,
  'listings by uri': '{ listingsByUri(uri: "/leased") { total } }',
  'search params by uri': '{ searchParams(uri: "/leased") { searchParams { searchMode } } }',
  'map marker search': `query ($searchParams: SearchParamsInput!) { mapMarkers(searchParams: $searchParams) { total } }`,
  'listings by id': '{ listingsById(listingIds: [1], take: 1, skip: 0) { id } }',
  'location overview': `{ locationOverview(identifier: "a") { score rating ranking { __typename } pros { __typename } cons { __typename } bestLocations { __typename } } }`,
  'overview questions': `{ locationOverview(identifier: "a") { popularQuestions { title } unansweredQuestions { title } } }`,
  'overview reviews': '{ locationOverview(identifier: "a") { reviews { comments { content } } } }',
  'location reviews': '{ locationReviews(locationUniqueUri: "a") { results { title } } }',
  'location search': 'query ($filter: LocationSearchFilter!) { locationSearch(filter: $filter) { __typename } }',
  'questions index': '{ questionIndex { total } }',
  'location questions index': `query ($order: QuestionOrder!) { locationQuestionIndex(locationUniqueUri: "a", sortOrder: $order, page: 1) { total } }`,
  'one question': '{ question(uri: "a") { title } }',
  'user profile': `{ userProfile(username: "a", reviewsPage: 1, reviewsPageSize: 5) { viewingOwnProfile currentUserIsAdmin } }`,
  location: '{ location(identifier: "a", includeSurrounding: true) { surroundingLocations { name } } }',
  'location with its outline': '{ location(identifier: "a") { boundary { wellKnownText } } }',
  addAlert: `mutation ($filter: AlertFilterInput!) { addAlert(input: { id: "1", name: "a", filter: $filter }) { alert { id } } }`,
  updateAlert: 'mutation { updateAlert(input: { id: "1" }) { alert { id } } }',
  deleteAlert: 'mutation { deleteAlert(alertId: "1") { alertId } }',
  deleteAlertNewListing: 'mutation { deleteAlertNewListing(alertId: "1") { alert { id } } }',
  addCollections: 'mutation { addCollections(username: "a", items: [{ name: "b" }]) { items { id } } }',
  updateCollection: `mutation { updateCollection(collectionId: "1", editCollectionInput: { isPublic: true, name: "b" }) { collection { id } } }`,
  deleteCollection: 'mutation { deleteCollection(collectionId: "1") { collectionId } }',
  addCollectionInvite: `mutation { addCollectionInvite(collectionId: "1", collectionInviteInput: { emails: ["a@b.example"] }) { __typename } }`,
  deleteCollectionInvite: `mutation { deleteCollectionInvite(collectionId: "1", collectionInviteInput: { emails: ["a@b.example"] }) { __typename } }`,
  acceptCollectionInvitation: `mutation { acceptCollectionInvitation(collectionId: "1", confirmInviteInput: { memberId: 1, uniqueIdentifier: "a" }) { __typename } }`,
  removeCollectionCollaborator: `mutation { removeCollectionCollaborator(collectionId: "1", memberId: 1) { __typename } }`,
  saveCollectionReaction: `mutation { saveCollectionReaction(collectionId: "1", listingId: 1, input: { comment: "a", reactionType: like }) { __typename } }`,
  updateListingInCollections: `mutation { updateListingInCollections(username: "a", listingId: 1, addToCollectionIds: ["1"], removeFromCollectionIds: ["2"]) { __typename } }`,
}

it.each(Object.entries(documents))('GraphQL has the call %s', (_name, text) => {
  expect(validate(schema, parseGraphql(text)).map(({ message }) => message)).toEqual([])
})

it.each([
  ['agents', 'paging', { skip: 0, take: 5 }],
  ['collections', 'imageCount', 3],
  ['schools', 'take', 20],
  ['topics', 'type', 1],
  ['topics', 'skip', 0],
  ['topics', 'take', 5],
])('the query %s has the default of the specification for %s', (query, name, value) => {
  const { [query]: field } = schema.getQueryType()?.getFields() ?? {}
  const argument = field?.args.find((each) => each.name === name)
  expect(argument?.defaultValue).toEqual(value)
})

type Parameter = { name?: string; $ref?: string; in?: string; schema?: { default?: boolean | number | string } }
type Operation = { parameters?: Parameter[] }
type Contract = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
  components: { parameters?: Record<string, Parameter> }
}

/** Every operation with its query parameters, each as `take` and, where there is a default, as `take=20`. */
function operationsOf(file: string): { path: string; parameters: string[] }[] {
  // The project's own file; its tests hold it to OpenAPI.
  const { servers, paths, components } = parse(
    readFileSync(new URL(`../../schema/openapi/${file}`, import.meta.url), 'utf8'),
  ) as Contract
  const prefix = servers[0]?.url ?? ''
  const read = ({ $ref, ...parameter }: Parameter): Parameter =>
    $ref === undefined ? parameter : (components.parameters?.[$ref.split('/').at(-1) ?? ''] ?? {})
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...operations }]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      path: `${method.toUpperCase()} ${prefix}${path.replaceAll(/\{\w+\}/g, '{}')}`,
      parameters: [...shared, ...parameters]
        .map(read)
        .flatMap(({ in: place, name = '', schema: { default: usual } = {} }) =>
          place === 'query' ? [name, `${name}=${String(usual)}`] : [],
        ),
    })),
  )
}

const operations = [...operationsOf('rest.yaml'), ...operationsOf('legacy.yaml')]

/** Every call of REST in the specification, with the parameters and defaults that it names. */
it.each(
  `
  POST /api/auth/sign-in
  POST /api/auth/sign-out
  POST /api/auth/forgot-password
  POST /api/auth/sign-up
  POST /api/auth/social
  POST /api/auth/token
  POST /api/auth/token/refresh
  GET /api/auth/cookies
  GET /api/user/{username}
  GET /api/user/alerts/listings
  GET /api/locations/location/overviewjsonuserdata?locationUniqueUri
  POST /api/agent/{id}/followers
  DELETE /api/agent/{id}/follower
  POST /api/{location}/follow
  POST /api/{location}/unfollow
  POST /api/posts/post/follow/{id}
  POST /api/posts/post/unfollow/{id}
  GET /api/agent/{id}/transactions?currentUserId,skip,take
  GET /api/agent/transaction/{id}
  PUT /api/agent/transaction/{id}
  DELETE /api/agent/transaction/{id}
  POST /api/posts/review/helpful/{id}
  POST /api/posts/review/undo/{id}
  POST /api/posts/review/savecomment/{id}
  POST /api/user/report?postId
  POST /api/posts/questions/answer
  POST /api/posts/questions/answercomment
  POST /api/{location}/questions/{id}/vote
  POST /api/{location}/questions/ask
  HEAD /api/version
  GET /rest/offices
  GET /rest/agents?take=5
  GET /rest/search/agentsandlocations?q
  GET /rest/search/officesandlocations?q
  GET /rest/search/locations?q
  GET /rest/agent/{id}
  GET /rest/agent/{id}/following
  GET /rest/agent/{id}/reviews
  GET /rest/agent/{id}/followers
  GET /rest/agent/{id}/listings/stats
  GET /rest/agent/review/{id}
  GET /rest/listing/{id}
  POST /rest/listing/enquiry
  GET /rest/listing/enquiry/{id}
  GET /rest/listing/{id}/schools?take=20
  GET /rest/listing/{id}/enquiries
  POST /rest/listing/enquiries/developerlisting
  POST /rest/listing/enquiries/seller
  POST /rest/agents/enquiries
  POST /rest/agent/reviews/imported
  GET /rest/listings/search/agent/{id}
  GET /rest/listings/search/ids
  POST /rest/listings/search/boundary
  POST /rest/listings/search/location
  POST /rest/listings/search/location/map
  GET /rest/listings/ids/branding
  GET /rest/location/{id}?includeSurrounding
  GET /rest/location/{id}/spatial
  GET /rest/location/{id}/nearby?take=5
  GET /rest/location/{id}/pros
  GET /rest/location/by-uri/{uri}
  GET /rest/location/by-point?lat,lng,radius=5
  GET /rest/boundary/{id}
  GET /rest/reviews/location/{id}
  GET /rest/agents/activities
  GET /rest/companies/list?stateId
  GET /rest/company/{id}/offices/list
  GET /rest/v1/offices/{id}
  GET /rest/alert/{id}
  GET /rest/alerts/{username}
  GET /rest/alerts/{id}/listings
  DELETE /rest/alert/{id}/listings
  POST /rest/tracking/listings
  POST /rest/tracking/agents
  POST /rest/secure/tracking/listings
  POST /rest/secure/tracking/agents
  GET /rest/questions/location/{id}?type=1,skip=0,take=5
  GET /rest/member/{id}
  GET /rest/member/{id}/settings
  GET /rest/member/{id}/agentreviews/summary
  GET /rest/member/{id}/following/summary
  GET /rest/members/facebook-pages
  GET /rest/reviews/vendor?agentUserId,status=1,skip=0,take=20
  GET /rest/reviews/vendor/{id}
  POST /rest/reviews/vendor/requests
`
    .trim()
    .split(/\n\s*/),
)('REST has the call %s', (call) => {
  const [path = '', names = ''] = call.split('?')
  const operation = operations.find((each) => each.path === path.replaceAll(/\{\w+\}/g, '{}'))
  expect(operation?.parameters).toEqual(expect.arrayContaining(names === '' ? [] : names.split(',')))
})
