import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { contractSchema } from './support/contract-files.ts'

const schema = contractSchema()

/** What the specification says of each entity, in its order; `…` stands for fields whose own fields it does not name. */
const entities = {
  ListingSummary: `id statusType listingType tierType isExclusiveList uri title canonicalUri daysOnHomely { days isNew }
    priceDetails { longDescription shortDescription } address { suburb shortAddress } location { address isHidden latLong { … } }
    contactDetails { … } statusLabels { … } inspections { … } auction { … } landFeatures { … } saleDetails { … }
    rentalDetails { bond availableOn } features { bathrooms bedrooms cars tags extraFeatures otherFeatures }
    media { photos { … } } videos { … } externalLinks { … } externalMedias { … } slugs { … } stateCode info { listingClass }`,
  Listing: `propertyType description councilRates municipality addressParts { … } buildingFeatures ruralFeatures floorPlans { … }
    documents { … } agents { … } office { … } seo { … } agentLocationReview { … } vendorReview { … } nearbyLocations { … }
    integrations { bookInspection rentalApplication }`,
  AlertList: 'results { … } unseenListingCount',
  Alert: `id name description unseenListingIds unseenListingCount cardInfo { … } links { … } coverPhoto { … } searchParams { … }
    filter { statusTypes listingTypes locations { … } locationIds price { min max } beds { min only } baths { min only }
      carSpaces { min only } propertyTypes searchMode }`,
  Collection: `id uri name isPublic createdOn modifiedOn pendingInvites { … } coverPhotos { … }
    listings { results { listingId memberIdWhoAdded reactions { reactionType comment userId } } }
    contributors { owner { … } collaborators { memberId username name avatar { … } } }`,
  SearchParams: `sortBy paging { skip take } searchMode context propertyTypes propertyFeatures
    locationSearchContext { searchLocations { id name stateCode postcode } includeSurroundingSuburbs officeId drawnArea
      drawnShape { id polyline wellKnownText } }
    bathrooms bedrooms carSpaces landSize { … } frontageSize { … } price { … } auction { … } inspection { … } isUnderOffer`,
  ListingAggregations: `totals { … } facets { … } medianPrice priceHistogram { … } landRanges { … } upcomingAuctions { … }
    upcomingInspections { … }`,
  Agent: `id username name jobTitle bio tier awards { … } phone website followerCount followingCount reviewSummary { … }
    office { … } servicedLocations { … } areasOfExpertise performance { … } socialLinks { … } videos { … }`,
  AgentReview: 'title content rating statistics { … } serviceProvidedType propertyAddress reviewer { … }',
  Location: `id name state { name } zipCode { name } uri slug type stateCode postcode latLong { … } suburb { … }
    medians { houseSale { yearly { … } quarterly { … } monthly { … } } }`,
  LocationOverview: `score rating ranking { … } pros { … } cons { … } reviews { comments { … } } bestLocations { … }
    popularQuestions { … } unansweredQuestions { … }`,
  Question: 'postId title content isDiscussion replies { votes comments { … } } followers',
  Profile: 'reviewCount questionCount answerCount discussionCount',
  UserProfile: 'viewingOwnProfile currentUserIsAdmin',
}

it.each(Object.entries(entities))('%s has the fields of the specification', (type, fields) => {
  const document = parse(`fragment Specified on ${type} { ${fields.replaceAll('…', '__typename')} } { ...Specified }`)
  const errors = validate(schema, document).map(({ message }) => message)
  expect(errors.filter((message) => !message.startsWith('Fragment "Specified" cannot be spread here'))).toEqual([])
})

it.each([
  [
    'ActivityType',
    'ListedAProperty, SoldOrLeasedAProperty, Reviewed, ReviewedALocation, AnsweredAQuestion, AskedAQuestion',
  ],
  ['Tier', 'basic, bronze, silver, gold, platinum'],
  ['CollectionReactionType', 'like, dislike'],
  ['CollectionVisibility', 'PRIVATE, PUBLIC'],
  ['SearchContext', 'location, map, draw, office'],
  ['StatusType', 'available, completed, removed'],
  ['ListingType', 'rental, sale'],
  ['ActivityKind', 'buy, leased, rent, sold'],
])('%s has the values of the specification', (name, values) => {
  const type = schema.getType(name)
  expect(
    type &&
      'getValues' in type &&
      type
        .getValues()
        .map((each) => each.name)
        .toSorted(),
  ).toEqual(values.split(', ').toSorted())
})
