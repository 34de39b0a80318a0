import fc from 'fast-check'
import { MOCK_OFFICE_TOKEN } from '#mocks/world/agent-claims.ts'
import { mockInviteIdentifier } from '#mocks/world/collections.ts'
import { mockDraftId } from '#mocks/world/listing-drafts.ts'
import { mockRequestIdentifier } from '#mocks/world/reviews.ts'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'

const placeUris = ['fitzroy-vic-3065', 'carlton-vic-3053', 'melbourne-vic-3000', 'daylesford-vic-3460']
const morePlaceUris = ['newtown-nsw-2042', 'richmond-vic-3121', 'inner-melbourne-vic', 'gore-street-fitzroy-vic-3065']
const places = fc.constantFrom(...placeUris, ...morePlaceUris)
const placeIds = fc.constantFrom(1, 10, 11, 15, 20, 31, 60, 100)
const offices = fc.constantFrom('tallow-and-reed-fitzroy', 'harbour-north-sydney', 'port-and-limestone')
const agents = fc.integer({ min: 1, max: 21 })
const drafts = fc.constantFrom(...[1, 2, 3].map(mockDraftId))
const names = fc.constantFrom('', 'imo', 'achterberg', 'p')
const listings = fc.constantFrom(1001, 1002, 1003, 1012, 1014, 1016, 1026, 2001, 2006, 3002, 3005, 4001)
const rooms = fc.integer({ min: 0, max: 6 })

const around = (latitude: number, longitude: number, degrees: number) =>
  encodePolyline([
    { latitude: latitude - degrees, longitude: longitude - degrees },
    { latitude: latitude - degrees, longitude: longitude + degrees },
    { latitude: latitude + degrees, longitude },
  ])

const boxes = [
  { south: -37.9, west: 144.9, north: -37.7, east: 145.1 },
  { south: -37.805, west: 144.97, north: -37.79, east: 144.99 },
  { south: -44, west: 113, north: -10, east: 154 },
]

/** Two that a member of the mocks saved, and one that nobody did. */
const alertSearches = [
  {
    searchMode: 'buy',
    locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] },
    propertyTypes: ['Terrace'],
    price: { max: 2_000_000 },
  },
  { searchMode: 'rent', locationSearchContext: { searchLocations: [{ uri: 'carlton-vic-3053' }] }, bedrooms: [1, 2] },
  { searchMode: 'rent', locationSearchContext: { searchLocations: [{ uri: 'carlton-vic-3053' }] } },
]

/** Searches that find some of the homes that are asked for. */
const homesSearches = [
  { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } },
  { searchMode: 'buy', bounds: { south: -44, west: 113, north: -10, east: 154 } },
  { searchMode: 'rent', locationSearchContext: { searchLocations: [{ uri: 'inner-melbourne-vic' }] } },
]

const addresses = [
  '/for-sale/fitzroy-vic-3065/real-estate',
  '/for-rent/carlton-vic-3053/apartments/2-bedrooms',
  '/sold-properties/carlton-vic-3053?bedrooms=3&page=2',
  '/leased/melbourne-vic-3000',
  '/real-estate-agency/harbour-north-sydney/properties-for-sale',
  'terraces-of-fitzroy',
]

const collectionUris = ['k3v5x2m4q6za', 'b7n4t2w5y3re', 'p2c6d4h3j5fs', 'g3l2u4i7o6aq', 'e5z7y2x3w6vk', 'm2n4b6v7c3xz']

/** What a visitor would ask with, by the name of the value, where need be after the name of what it belongs to. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'office.uri': offices,
  'agent.id': agents,
  'getAgent.id': agents,
  'listingDraft.id': drafts,
  'listingDraftPreview.id': drafts,
  'staffActions.staffId': fc.integer({ min: 1, max: 9 }),
  'staffActions.thingId': fc.integer({ min: 1, max: 9 }),
  'staffActions.before': fc.constantFrom('2', '999'),
  'staffBatch.id': fc.constantFrom(1, 2),
  'staffMember.id': fc.integer({ min: 1, max: 6 }),
  'StaffMemberFilter.text': fc.constantFrom('', 'lena', 'local', 'st', 'ag', 'omar@'),
  'getAgentListingStats.id': agents,
  'getFacebookPages.ids': fc.array(agents, { minLength: 1, maxLength: 6 }),
  'getOffice.id': fc.integer({ min: 1, max: 9 }),
  'listOfficesOfCompany.id': fc.constantFrom(1, 3, 4, 5),
  'findAgents.query': names,
  'AgentFilter.query': names,
  'AgentFilter.minimumRating': fc.integer({ min: 1, max: 5 }),
  'findOffices.query': fc.constantFrom('', 'tallow', 'harbour'),
  'OfficeFilter.query': fc.constantFrom('', 'tallow', 'harbour'),
  'searchAgentsAndLocations.q': fc.constantFrom('imo', 'acht', 'rich', 'priya n'),
  'searchOfficesAndLocations.q': fc.constantFrom('tallow', 'harbour', 'carlton', 'springs c'),
  location: places,
  office: offices,
  'alert.id': fc.constantFrom('1', '2', '3', '17'),
  'alertPreview.searchParams': fc.constantFrom(...homesSearches),
  'matchingListingIds.searchParams': fc.constantFrom(...homesSearches),
  'alertOfSearch.searchParams': fc.constantFrom(...alertSearches),
  'collections.username': fc.constantFrom('lena', 'Lena', 'omar', 'nobody'),
  'collections.imageCount': fc.integer({ min: 0, max: 10 }),
  'collection.uri': fc.constantFrom(...collectionUris, 'a'.repeat(12)),
  'collectionInvitation.uniqueIdentifier': fc.integer({ min: 1, max: 11 }).map(mockInviteIdentifier),
  'exportCollection.collectionId': fc.integer({ min: 1, max: 8 }),
  'inspectionPlan.date': fc.constantFrom('2026-11-21', '2026-11-22'),
  'userProfile.username': fc.constantFrom('lena', 'agnes', 'AGNES', 'imogen-achterberg', 'nobody'),
  'agentFollowers.username': fc.constantFrom('lena', 'agnes', 'soraya-haddad', 'nobody'),
  'agentFollowing.username': fc.constantFrom('lena', 'agnes', 'omar', 'nobody'),
  'agentActivities.username': fc.constantFrom('lena', 'agnes', 'imogen-achterberg', 'nobody'),
  'agentAnswers.username': fc.constantFrom('lena', 'omar', 'agnes', 'nobody'),
  'agentQuestions.username': fc.constantFrom('lena', 'omar', 'agnes', 'nobody'),
  'getAgentActivities.ids': fc.array(fc.integer({ min: 1, max: 22 }), { minLength: 1, maxLength: 4 }),
  'getAgentFollowers.id': fc.integer({ min: 1, max: 22 }),
  'getAgentFollowing.id': fc.integer({ min: 1, max: 22 }),
  'claimableAgents.query': fc.constantFrom('tallow', 'Imogen', 'reed', 'springs country', 'no one'),
  'officeClaimQuestion.token': fc.constantFrom(MOCK_OFFICE_TOKEN, 'none'),
  'enquiryInbox.query': fc.constantFrom('', 'mia', 'rose lane'),
  'inboxEnquiry.reference': fc.integer({ min: 10, max: 14 }).map((end) => `5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b${end}`),
  uploadId: fc.integer({ min: 1, max: 6 }).map((end) => `6f9d1f64-0d3e-4c47-9a1b-00000000000${end}`),
  'agentSettings.username': fc.constantFrom('imogen-achterberg', 'TOMAS-RINALDI', 'nobody'),
  'premierWorkflow.username': fc.constantFrom('imogen-achterberg', 'TOMAS-RINALDI', 'nobody'),
  'performanceHubUrls.username': fc.constantFrom('imogen-achterberg', 'TOMAS-RINALDI', 'nobody'),
  'performanceHub.username': fc.constantFrom('imogen-achterberg', 'tomas-rinaldi'),
  'performanceHub.days': fc.constantFrom(7, 28, 90),
  'listingPerformance.days': fc.constantFrom(7, 28, 90),
  'agentReviews.username': fc.constantFrom('imogen-achterberg', 'agnes', 'lena', 'nobody'),
  'ownAgentReviews.username': fc.constantFrom('imogen-achterberg', 'tomas-rinaldi', 'nobody'),
  'pastSales.username': fc.constantFrom('imogen-achterberg', 'agnes', 'lena', 'nobody'),
  'getAgentTransactions.id': fc.integer({ min: 1, max: 22 }),
  'getAgentTransactions.currentUserId': fc.constantFrom(1, 3),
  'getAgentTransaction.id': fc.integer({ min: 1, max: 5 }),
  'agentReviews.rating': fc.integer({ min: 1, max: 5 }),
  'reviewInvitation.uniqueIdentifier': fc.integer({ min: 1, max: 5 }).map(mockRequestIdentifier),
  'getAgentReview.id': fc.constantFrom(9101, 9103, 9001),
  'getAgentReviews.id': fc.integer({ min: 1, max: 22 }),
  'getMemberReviewSummary.id': fc.integer({ min: 1, max: 5 }),
  'profile.username': fc.constantFrom('lena', 'agnes', 'AGNES', 'nobody'),
  'listingsAtAddress.query': fc.constantFrom('48 gore street fitzroy', '48 Gore St', '1 nowhere street', 'gore street'),
  'SearchLocationInput.uri': places,
  'getLocationByUri.uri': places,
  'decisionOnPost.postId': fc.constantFrom(1, 8, 9, 99),
  'moderationCase.postId': fc.constantFrom(8, 9, 9001, 9102, 99),
  'postHistory.postId': fc.constantFrom(8, 101, 103, 99),
  'ownThread.postId': fc.constantFrom(1, 2, 5, 7, 13, 99),
  'question.uri': fc.constantFrom('is-it-hard-to-find-a-park-on-the-street-after-work-1', 'words-7', 'words-2'),
  'getLocationTopics.id': placeIds,
  'getLocationReviews.id': placeIds,
  'bestSuburbsNear.latitude': fc.constantFrom(-37.8, -33.88, -37.34),
  'bestSuburbsNear.longitude': fc.constantFrom(144.98, 151.2, 144.14),
  'getLocationTopics.type': fc.constantFrom(1, 2, 3),
  'topics.type': fc.constantFrom(1, 2, 3),
  locationUniqueUri: places,
  uri: fc.constantFrom(...addresses),
  identifier: places,
  parentUri: fc.constantFrom('inner-melbourne-vic', 'fitzroy-vic-3065'),
  'newBuilding.locationUri': fc.constantFrom('melbourne-vic-3000', 'Sydney-NSW-2000'),
  'newBuilding.slug': fc.constantFrom('quayline-residences', 'Harbour-Terrace'),
  locationUri: fc.constantFrom('inner-melbourne-vic', 'melbourne-vic-3000', 'sydney-nsw-2000'),
  letter: fc.constantFrom('C', 'F', 'G', 'R'),
  'LocationFinderFilter.query': fc.constantFrom('', 'fitz', 'rich', '3065'),
  officeUri: offices,
  drawnArea: fc.constantFrom(around(-37.8, 144.98, 0.02), around(-37.8, 144.98, 1), around(-33.87, 151.2, 0.1)),
  query: fc.constantFrom('fitzroy-vic-3065', 'rich', 'carlton', '3065', 'newtown nsw'),
  q: fc.constantFrom('rich', 'carlton', '3065', 'newtown nsw'),
  'getLocation.id': placeIds,
  'getLocationSpatial.id': placeIds,
  'getNearbyLocations.id': placeIds,
  'getLocationPros.id': placeIds,
  'getBoundary.id': placeIds,
  'getEnquiry.id': fc.constantFrom('5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10', '00000000-0000-4000-8000-000000000000'),
  'DevelopmentEnquiryInput.listingId': fc.constantFrom(1010, 1010, 1001, 1026),
  suburbUri: fc.constantFrom('fitzroy-vic-3065', 'carlton-vic-3053', 'newtown-nsw-2042'),
  streetAddress: fc.constantFrom('12 Smith Street', '3/9 O\u2019Connell St'),
  name: fc.constantFrom('Mia Okafor', 'Åsa O\u2019Neill', '李'),
  email: fc.constantFrom('mia@mail.example', 'Asa.Lee+homes@mail.example'),
  phone: fc.constantFrom('0412 345 678', '+61 3 9123 4567', null),
  message: fc.constantFrom('May I see it on Saturday?', 'Is there space\nfor bicycles?'),
  idempotencyKey: fc.uuid(),
  website: fc.constant(''),
  id: listings,
  listingId: listings,
  withoutListingIds: fc.array(listings, { minLength: 1, maxLength: 6 }),
  listingIds: fc.array(listings, { minLength: 1, maxLength: 6 }),
  ids: fc.array(listings, { minLength: 1, maxLength: 6 }),
  agentId: fc.integer({ min: 1, max: 20 }),
  page: fc.integer({ min: 1, max: 3 }),
  take: fc.integer({ min: 1, max: 20 }),
  skip: fc.integer({ min: 0, max: 5 }),
  maxAge: fc.integer({ min: 1, max: 90 }),
  bedrooms: fc.array(rooms, { maxLength: 3 }),
  bathrooms: fc.array(rooms, { maxLength: 3 }),
  carSpaces: fc.array(rooms, { maxLength: 3 }),
  propertyFeatures: fc.subarray(['courtyard', 'pool', 'study', 'gym', 'balcony'], { maxLength: 1 }),
  propertyTypes: fc.subarray(['House', 'Terrace', 'Apartment', 'Townhouse', 'Warehouse'], { minLength: 1 }),
  min: fc.constantFrom(0, 100, 500, 400_000, 1_000_000),
  max: fc.constantFrom(0, 300, 900, 750_000, 1_500_000, 3_000_000),
  bounds: fc.constantFrom(...boxes),
  lat: fc.constantFrom(-37.8, -37.81, -33.87, -12),
  lng: fc.constantFrom(144.97, 144.98, 151.2, 131),
  radius: fc.constantFrom(1, 5, 50),
  zoom: fc.integer({ min: 1, max: 20 }),
}

export const plainValue = (owner: string, name: string): fc.Arbitrary<unknown> | null =>
  byName[`${owner}.${name}`] ?? byName[name] ?? null

/** A search names few filters. */
const MOST_CHOSEN = 3

/** Where to look belongs to any search. */
const usual: ReadonlySet<string> = new Set(['bounds', 'drawnArea', 'searchLocations'])

/** A record with all that is required or usual and a few of the rest. */
export const plainRecord = (
  model: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  requiredKeys: readonly string[],
): fc.Arbitrary<Record<string, unknown>> => {
  const isKept = (name: string) => requiredKeys.includes(name) || usual.has(name)
  const optional = Object.keys(model).filter((name) => !isKept(name))
  return fc.subarray(optional, { maxLength: Math.min(MOST_CHOSEN, optional.length) }).chain((chosen) => {
    const kept = Object.entries(model).filter(([name]) => isKept(name) || chosen.includes(name))
    return fc.record(Object.fromEntries(kept))
  })
}
