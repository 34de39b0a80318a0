import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mockInviteIdentifier } from '#mocks/world/collections.ts'
import { queryCases } from './support/contract-cases.ts'
import { contractSchema } from './support/contract-files.ts'
import { outcomeOf, post } from './support/graphql-call.ts'
import { queryDocuments } from './support/query-documents.ts'
import { openSubject, type Subject, subjectNames } from './support/subjects.ts'

const schema = contractSchema()
const documents = queryDocuments(schema)
const searchParams = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }

const inMelbourne = { south: -37.85, west: 144.9, north: -37.75, east: 145.05 }

describe('the queries of the contract', () => {
  it('each have variables, and nothing else has', () => {
    expect(Object.keys(queryCases).sort()).toEqual(documents.map(({ name }) => name).sort())
  })
})

describe.each(subjectNames)('the %s', (name) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await openSubject(name)
  })
  afterAll(() => subject.close())

  it.each(documents)('answers every field of $name', async ({ name: query, text, document }) => {
    const { variables, as = 'lena' } = queryCases[query] ?? {}
    const received = await post(subject, { query: text, variables }, as)
    expect(outcomeOf(received, schema, document)).toBe('FOUND')
  })

  it.each([
    { service: 'selling', locationUri: 'fitzroy-vic-3065' },
    { service: 'managing', locationUri: 'inner-melbourne-vic' },
    { service: 'selling', locationUri: 'fitzroy-vic-3065', officeUri: 'tallow-and-reed-fitzroy' },
  ])('counts the agents of %j on the map as in the list', async (filter) => {
    const query = `query ($filter: AgentFilter!) { agents(filter: $filter) { total }
      officeMarkers(bounds: { south: -44, west: 112, north: -10, east: 154 }, agents: $filter) { markers { agentCount } } }`
    const { agents, officeMarkers } = JSON.parse((await post(subject, { query, variables: { filter } })).body).data
    const onMap = officeMarkers.markers.map(({ agentCount }: { agentCount: number }) => agentCount)
    expect(agents.total).toBeGreaterThan(0)
    expect(Math.min(...onMap)).toBeGreaterThan(0)
    expect(onMap.reduce((sum: number, count: number) => sum + count, 0)).toBe(agents.total)
  })

  it('tells of a home no more in an alert once its member hides it', async () => {
    const numbers = async () => {
      const query = '{ alert(id: "1") { unseenListingIds matches { total results { listing { id } } } } }'
      return (await post(subject, { query }, 'lena')).body
    }
    const change = (field: string) => post(subject, { query: `mutation { ${field} { hiddenListingIds } }` }, 'lena')
    expect(JSON.parse(await numbers()).data.alert).toMatchObject({
      unseenListingIds: [1001, 1002],
      matches: { total: 3 },
    })
    await change('hideListings(listingIds: [1001])')
    const hidden = await numbers()
    expect(JSON.parse(hidden).data.alert).toMatchObject({ unseenListingIds: [1002], matches: { total: 2 } })
    expect(hidden).not.toContain('1001')
    await change('showListings(listingIds: [1001])')
    expect(await numbers()).toContain('1001')
  })

  it('tells whom and what a member reviewed, for as long as the review is published', async () => {
    const reviewed = async (username: string) => {
      const query = `{ profile(username: "${username}") { reviewCount }
        userProfile(username: "${username}") { reviews { results { type reviewedAgent { id } review { rating agent { id } } reviewedLocation { id } locationReview { postId } } } } }`
      const { data } = JSON.parse((await post(subject, { query }, 'lena')).body)
      return [data.profile.reviewCount, data.userProfile.reviews.results]
    }
    const ofAgent = {
      type: 'Reviewed',
      reviewedAgent: { id: 1 },
      review: { rating: 5, agent: { id: 1 } },
      reviewedLocation: null,
      locationReview: null,
    }
    const ofPlace = (locationId: number, postId: number) => ({
      type: 'ReviewedALocation',
      reviewedAgent: null,
      review: null,
      reviewedLocation: { id: locationId },
      locationReview: { postId },
    })
    expect(await reviewed('lena')).toEqual([4, [ofAgent, ofPlace(100, 110), ofPlace(13, 106), ofPlace(11, 101)]])
    expect(await reviewed('omar')).toEqual([4, [ofAgent, ofPlace(11, 103), ofPlace(15, 108), ofPlace(12, 105)]])
    expect(await reviewed('callum-osei')).toEqual([0, []])
  })

  it.each([
    ['office', { uri: 'nobody' }, 'NULL'],
    ['office', { uri: 'reed-brothers-fitzroy' }, 'FOUND'],
    ['agent', { id: 999_999 }, 'NULL'],
    ['agent', { id: 21 }, 'FOUND'],
    ['agents', {}, 'FOUND'],
    ['agents', { filter: { service: 'managing', locationUri: 'inner-melbourne-vic' }, order: 'rating' }, 'FOUND'],
    ['agents', { filter: { officeUri: 'reed-brothers-fitzroy' }, order: 'name' }, 'FOUND'],
    ['agents', { filter: { locationUri: 'humpty-doo-nt-0836' } }, 'EMPTY'],
    ['agents', { filter: { locationUri: 'atlantis-vic-9999' } }, 'NULL'],
    ['agents', { filter: { officeUri: 'nobody' } }, 'NULL'],
    ['agents', { filter: { minimumRating: 6 } }, 'BAD_INPUT'],
    ['agents', { filter: { query: 'x'.repeat(101) } }, 'BAD_INPUT'],
    ['agents', { paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ['offices', { filter: { locationUri: 'fitzroy-vic-3065' }, order: 'name' }, 'FOUND'],
    ['offices', { filter: { query: 'nobody' } }, 'EMPTY'],
    ['offices', { filter: { locationUri: 'atlantis-vic-9999' } }, 'NULL'],
    ['offices', { paging: { skip: -1, take: 10 } }, 'BAD_INPUT'],
    ['officeMarkers', { bounds: { south: -44, west: 112, north: -10, east: 154 } }, 'FOUND'],
    ['officeMarkers', { bounds: inMelbourne, filter: { query: 'tallow', stateCode: 'VIC' } }, 'FOUND'],
    ['officeMarkers', { bounds: inMelbourne, filter: { locationUri: 'inner-melbourne-vic' } }, 'FOUND'],
    ['officeMarkers', { bounds: { south: -30, west: 130, north: -29, east: 131 } }, 'EMPTY'],
    ['officeMarkers', { bounds: { ...inMelbourne, north: -37.8061401 } }, 'FOUND'],
    ['officeMarkers', { bounds: inMelbourne, filter: { locationUri: 'atlantis-vic-9999' } }, 'NULL'],
    ['officeMarkers', { bounds: { ...inMelbourne, south: -37.7 } }, 'BAD_INPUT'],
    ['officeMarkers', { bounds: { ...inMelbourne, west: 181 } }, 'BAD_INPUT'],
    ['officeMarkers', { bounds: inMelbourne, filter: { query: 'x'.repeat(101) } }, 'BAD_INPUT'],
    ['claimableAgents', { query: 'x'.repeat(101) }, 'BAD_INPUT'],
    ['claimableAgents', { query: 'i' }, 'EMPTY'],
    ['licenceClaims', {}, 'FORBIDDEN'],
    ['pastSales', { username: 'nobody' }, 'NULL'],
    ['pastSales', { username: 'agnes', isOwn: true }, 'FORBIDDEN'],
    ['pastSales', { username: 'agnes', paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ['pastSalesToCheck', {}, 'FORBIDDEN'],
    ['officeClaimQuestion', { token: 'none' }, 'NULL'],
    ['agentSettings', { username: 'nobody' }, 'NULL'],
    ['performanceHubUrls', { username: 'imogen-achterberg' }, 'NULL'],
    ['performanceHubUrls', { username: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['performanceHub', {}, 'NULL'],
    ['performanceHub', { username: 'imogen-achterberg' }, 'NULL'],
    ['performanceHub', { days: 30 }, 'BAD_INPUT'],
    ['performanceHub', { take: 51 }, 'BAD_INPUT'],
    ['performanceHub', { skip: 1001 }, 'BAD_INPUT'],
    ['listingPerformance', { listingId: 1002 }, 'NULL'],
    ['listingPerformance', { listingId: 1002, days: 1 }, 'BAD_INPUT'],
    ['agentSettings', { username: 'imogen-achterberg' }, 'FORBIDDEN'],
    ['collections', { username: 'omar' }, 'FORBIDDEN'],
    ['collections', { username: 'lena', imageCount: 11 }, 'BAD_INPUT'],
    ['collection', { uri: 'p2c6d4h3j5fs' }, 'NULL'],
    ['collection', { uri: 'g3l2u4i7o6aq' }, 'FOUND'],
    ['collection', { uri: 'm2n4b6v7c3xz' }, 'NULL'],
    ['collectionInvitation', { uniqueIdentifier: mockInviteIdentifier(3) }, 'NULL'],
    ['collectionInvitation', { uniqueIdentifier: mockInviteIdentifier(7) }, 'NULL'],
    ['savedListings', { listingIds: Array.from({ length: 201 }, (_, index) => index) }, 'BAD_INPUT'],
    ['savedListings', { listingIds: [] }, 'EMPTY'],
    ['hiddenListings', { paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ['agentFollowers', { username: 'nobody-at-all' }, 'NULL'],
    ['agentFollowers', { username: 'callum-osei' }, 'EMPTY'],
    ['agentFollowers', { username: 'lena', take: 101 }, 'BAD_INPUT'],
    ['agentFollowing', { username: 'nobody-at-all' }, 'NULL'],
    ['agentFollowing', { username: 'callum-osei' }, 'EMPTY'],
    ['agentActivities', { username: 'omar', activityTypes: ['AnsweredAQuestion'] }, 'FOUND'],
    ['agentActivities', { username: 'lena', activityTypes: ['Reviewed'] }, 'FOUND'],
    ['agentActivities', { username: 'nobody-at-all' }, 'NULL'],
    ['agentActivities', { username: 'agnes', activityTypes: ['BoughtAHat'] }, 'BAD_INPUT'],
    ['agentActivities', { username: 'agnes', skip: 1001 }, 'BAD_INPUT'],
    ['followingActivities', { activityTypes: ['AskedAQuestion'], skip: 1, take: 2 }, 'FOUND'],
    ['agentAnswers', { username: 'nobody-at-all' }, 'NULL'],
    ['agentAnswers', { username: 'callum-osei' }, 'EMPTY'],
    ['agentQuestions', { username: 'omar', isDiscussion: true }, 'FOUND'],
    ['agentQuestions', { username: 'lena', take: 51 }, 'BAD_INPUT'],
    ['userProfile', { username: 'nobody-at-all' }, 'NULL'],
    ['userProfile', { username: 'agnes', reviewsPage: 0 }, 'BAD_INPUT'],
    ['inspectionPlan', { date: '2026-02-30' }, 'BAD_INPUT'],
    ['listingSearch', { searchParams: { ...searchParams, withoutListingIds: [1001, 2001] } }, 'FOUND'],
    [
      'listingSearch',
      { searchParams: { ...searchParams, withoutListingIds: Array.from({ length: 1001 }, (_, index) => index) } },
      'BAD_SEARCH',
    ],
    ['location', { identifier: '11' }, 'FOUND'],
    ['location', { identifier: '4711' }, 'NULL'],
    ['location', { identifier: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['locationOverview', { identifier: 'inner-melbourne-vic' }, 'FOUND'],
    ['locationOverview', { identifier: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
    ['locationOverview', { identifier: 'atlantis-vic-9999' }, 'NULL'],
    ['locationOverview', { identifier: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb', parentUri: 'inner-melbourne-vic' } }, 'FOUND'],
    ['locationFinder', { filter: { type: 'street', letter: 'G', stateCode: 'VIC' } }, 'FOUND'],
    ['locationFinder', { filter: { type: 'suburb', query: 'nowhere at all' } }, 'EMPTY'],
    ['locationFinder', { filter: { type: 'suburb', query: 'Fitzroy, Victoria, Australia' } }, 'FOUND'],
    ['locationFinder', { filter: { type: 'suburb', parentUri: 'atlantis-vic' } }, 'NULL'],
    ['locationFinder', { filter: { type: 'suburb', letter: 'ab' } }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb', query: 'x'.repeat(101) } }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb' }, paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ['topics', { listingId: 1001, type: 3 }, 'FOUND'],
    ['topics', { listingId: 1001, skip: 2, take: 2 }, 'FOUND'],
    ['topics', { listingId: 1001, skip: 3 }, 'EMPTY'],
    ['topics', { listingId: 7 }, 'EMPTY'],
    ['topics', { listingId: 1001, type: 4 }, 'BAD_INPUT'],
    ['topics', { listingId: 1001, take: 101 }, 'BAD_INPUT'],
    ['questionIndex', { sortOrder: 'unanswered', page: 2 }, 'FOUND'],
    ['questionIndex', { page: 1001 }, 'BAD_INPUT'],
    ['questionIndex', { words: 'park' }, 'FOUND'],
    ['questionIndex', { words: '"—!(:*' }, 'EMPTY'],
    ['locationQuestionIndex', { locationUniqueUri: 'Gore-Street-Fitzroy-VIC-3065' }, 'FOUND'],
    ['locationQuestionIndex', { locationUniqueUri: 'humpty-doo-nt-0836' }, 'EMPTY'],
    ['locationQuestionIndex', { locationUniqueUri: 'atlantis-vic-9999' }, 'NULL'],
    ['locationQuestionIndex', { locationUniqueUri: 'fitzroy-vic-3065', page: 0 }, 'BAD_INPUT'],
    ['question', { uri: 'other-words-1' }, 'FOUND'],
    ['question', { uri: 'an-answer-2' }, 'NULL'],
    ['question', { uri: 'no-number' }, 'NULL'],
    ['question', { uri: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['newDevelopments', { filter: { stateCode: 'NSW' } }, 'FOUND'],
    ['newDevelopments', { filter: { locationUri: 'inner-melbourne-vic' } }, 'FOUND'],
    ['newDevelopments', { filter: { stateCode: 'NT' } }, 'EMPTY'],
    ['newDevelopments', { filter: { locationUri: 'gore-street-fitzroy-vic-3065' } }, 'NULL'],
    ['newBuilding', { locationUri: 'sydney-nsw-2000', slug: 'quayline-residences' }, 'NULL'],
    ['newBuilding', { locationUri: 'melbourne-vic-3000', slug: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['newDevelopments', { paging: { skip: -1, take: 10 } }, 'BAD_INPUT'],
    ['alert', { id: '3' }, 'NULL'],
    ['alert', { id: 'x' }, 'NULL'],
    ['alertOfSearch', { searchParams }, 'NULL'],
    ['alertOfSearch', { searchParams: { ...searchParams, paging: { skip: 0, take: 101 } } }, 'BAD_SEARCH'],
    ['suggestedAlertName', { searchParams: { ...searchParams, context: 'office' } }, 'UNKNOWN_LOCATION'],
    ['alertPreview', { searchParams, isPartlyInRange: false }, 'FOUND'],
    ['alertPreview', { searchParams: { ...searchParams, context: 'office' } }, 'UNKNOWN_LOCATION'],
    ['matchingListingIds', { searchParams, listingIds: [7] }, 'EMPTY'],
    ['matchingListingIds', { searchParams, listingIds: Array.from({ length: 101 }, () => 1) }, 'BAD_INPUT'],
    ['listingsByUri', { uri: '/nowhere' }, 'NULL'],
    ['listingsByUri', { uri: '/for-sale/atlantis-vic-9999' }, 'UNKNOWN_LOCATION'],
    ['listingsById', { listingIds: [1001], take: 101 }, 'BAD_INPUT'],
    ['listingsById', { listingIds: [1001], skip: -1 }, 'BAD_INPUT'],
    ['listingsById', { listingIds: Array.from({ length: 101 }, (_, index) => index) }, 'BAD_INPUT'],
    ['schools', { listingId: 1001, take: 0 }, 'BAD_INPUT'],
    ['schools', { listingId: 7, take: 10 }, 'EMPTY'],
    ['similarListings', { listingId: 1001, take: 21 }, 'BAD_INPUT'],
    ['otherListingsFromOffice', { listingId: 1001, take: 21 }, 'BAD_INPUT'],
    ['mapMarkers', { searchParams: { ...searchParams, context: 'office' } }, 'UNKNOWN_LOCATION'],
  ])('answers %s with %j by %s', async (query, asked, outcome) => {
    const found = documents.find((document) => document.name === query)
    if (found === undefined) throw new Error(`The contract has no query ${query}`)
    const received = await post(subject, { query: found.text, variables: asked }, 'lena')
    expect(outcomeOf(received, schema, found.document)).toBe(outcome)
  })
})
