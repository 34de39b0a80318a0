import { MOCK_OFFICE_TOKEN } from '#mocks/world/agent-claims.ts'
import { mockRequestIdentifier } from '#mocks/world/reviews.ts'

const inFitzroy =
  'searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }'

/** A question for each field of Query; every one is answered to everyone alike. */
export const queryRows: Readonly<Record<string, string>> = {
  version: '{ version }',
  office: '{ office(uri: "harbour-north-sydney") { name } }',
  agent: '{ agent(id: 1) { name bio reviewSummary { count } } }',
  agents: '{ agents { total results { agent { name } } } }',
  offices: '{ offices { total results { office { name } } } }',
  officeMarkers:
    '{ officeMarkers(bounds: { south: -44, west: 112, north: -10, east: 154 }) { total markers { name } } }',
  listingSearch: `{ listingSearch(${inFitzroy}) { total results { id address { longAddress } } } }`,
  listingsByUri: '{ listingsByUri(uri: "/for-sale/fitzroy-vic-3065/real-estate") { total } }',
  searchParams: '{ searchParams(uri: "/for-sale/fitzroy-vic-3065/real-estate") { uri } }',
  mapMarkers: `{ mapMarkers(${inFitzroy}) { total } }`,
  listing: '{ listing(id: 1003) { id streetAddress description agents { name } } }',
  listingsById: '{ listingsById(listingIds: [1001, 1003]) { id address { longAddress } } }',
  listingsAtAddress: '{ listingsAtAddress(query: "48 gore street fitzroy") { id address { longAddress } } }',
  similarListings: '{ similarListings(listingId: 1001) { id } }',
  otherListingsFromOffice: '{ otherListingsFromOffice(listingId: 1001) { id } }',
  listingsHomepage: '{ listingsHomepage { forSale { id } } }',
  schools: '{ schools(listingId: 1001) { name } }',
  location: '{ location(identifier: "fitzroy-vic-3065") { name } }',
  locationSearch: '{ locationSearch(filter: { query: "fitz" }) { label } }',
  locationOverview: '{ locationOverview(identifier: "fitzroy-vic-3065") { __typename } }',
  locationFinder: '{ locationFinder(filter: { type: suburb }) { __typename } }',
  newBuilding: '{ newBuilding(locationUri: "melbourne-vic-3000", slug: "quayline-residences") { project { name } } }',
  newDevelopments: '{ newDevelopments { __typename } }',
  topics: '{ topics(listingId: 1001) { title } }',
  questionIndex: '{ questionIndex { total results { title } } }',
  locationQuestionIndex: '{ locationQuestionIndex(locationUniqueUri: "fitzroy-vic-3065") { total } }',
  suggestedAlertName: `{ suggestedAlertName(${inFitzroy}) }`,
  alertPreview: `{ alertPreview(${inFitzroy}) { description foundInFourWeeks } }`,
  matchingListingIds: `{ matchingListingIds(${inFitzroy}, listingIds: [1001]) }`,
  question: '{ question(uri: "words-1") { title replies { content votes } } }',
  agentFollowers: '{ agentFollowers(username: "agnes") { total results { name about } } }',
  agentFollowing: '{ agentFollowing(username: "lena") { total results { name about } } }',
  agentActivities: '{ agentActivities(username: "agnes") { results { type person { name } } } }',
  agentAnswers: '{ agentAnswers(username: "omar") { total } }',
  agentQuestions: '{ agentQuestions(username: "lena") { total } }',
  claimableAgents: '{ claimableAgents(query: "tallow") { agent { name } officeEmailHint } }',
  officeClaimQuestion: `{ officeClaimQuestion(token: "${MOCK_OFFICE_TOKEN}") { memberName memberEmail } }`,
  agentReviews:
    '{ agentReviews(username: "imogen-achterberg") { total results { title reviewer { name } typedAddress holdReasons } } }',
  reviewInvitation: `{ reviewInvitation(uniqueIdentifier: "${mockRequestIdentifier(1)}") { status clientName } }`,
  profile: '{ profile(username: "lena") { name displayDescription phone website } }',
}
