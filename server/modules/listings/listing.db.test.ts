import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())

/** Asks for fields of one listing's summary. */
async function summaryOf(id: number, fields: string) {
  const { data, errors } = await portal.ask(`query One($id: Int!) { listing(id: $id) { summary { ${fields} } } }`, {
    id,
  })
  expect(errors).toBeUndefined()
  return data.listing.summary
}

describe('a listing', () => {
  it('tells everything that cards show', async () => {
    const summary = await summaryOf(
      1,
      `id statusType listingType isUnderOffer tierType isExclusiveList uri title canonicalUri propertyType
       daysOnHomely { days isNew } listedAt priceDetails { longDescription shortDescription }
       address { suburb shortAddress longAddress stateCode postcode }
       location { address isHidden isApproximate latLong { latitude longitude } }
       contactDetails { agentNames phone officeName } statusLabels { text tone }
       inspections { startsAt endsAt description } auction { startsAt place description }
       landFeatures { landSize landSizeDescription frontage } saleDetails { method soldOn isPriceWithheld }
       rentalDetails { bond } features { bedrooms bathrooms cars tags extraFeatures otherFeatures }
       media { photoCount photos(first: 2) { identifier version caption width height } }
       videos { url title } externalLinks { url title } externalMedias { url title kind }
       slugs { location office } stateCode info { listingClass }
       agents { id username name jobTitle tier phone portrait { identifier version } office { id } }
       office { id uri name companyName address phone website brandColour logo { identifier caption } }`,
    )
    expect(summary).toEqual({
      id: 1,
      statusType: 'available',
      listingType: 'sale',
      isUnderOffer: false,
      tierType: 'platinum',
      isExclusiveList: true,
      uri: '12-smith-street-fitzroy-vic-3065',
      title: 'A terrace with a northern garden',
      canonicalUri: '/homes/12-smith-street-fitzroy-vic-3065/1',
      propertyType: 'House',
      daysOnHomely: { days: 2, isNew: true },
      listedAt: '2026-11-18T09:00:00+11:00',
      priceDetails: { longDescription: '$1,460,000 - $1,600,000', shortDescription: '$1,460,000 - $1,600,000' },
      address: {
        suburb: 'Fitzroy',
        shortAddress: '12 Smith Street',
        longAddress: '12 Smith Street, Fitzroy, VIC 3065',
        stateCode: 'VIC',
        postcode: '3065',
      },
      location: {
        address: '12 Smith Street, Fitzroy, VIC 3065',
        isHidden: false,
        isApproximate: false,
        latLong: { latitude: -37.8005, longitude: 144.983 },
      },
      contactDetails: { agentNames: ['Mia Chen', 'Tom Ryan'], phone: '0491 570 156', officeName: 'Nelson Fitzroy' },
      statusLabels: [
        { text: 'Auction', tone: 'auction' },
        { text: 'New', tone: 'new' },
        { text: 'Exclusive', tone: 'exclusive' },
      ],
      inspections: [
        {
          startsAt: '2026-11-21T10:00:00+11:00',
          endsAt: '2026-11-21T10:30:00+11:00',
          description: 'Sat 21 Nov, 10:00 – 10:30 am',
        },
        {
          startsAt: '2026-11-25T17:30:00+11:00',
          endsAt: '2026-11-25T18:00:00+11:00',
          description: 'Wed 25 Nov, 5:30 – 6:00 pm',
        },
      ],
      auction: { startsAt: '2026-11-28T11:00:00+11:00', place: 'In our rooms', description: 'Sat 28 Nov, 11:00 am' },
      landFeatures: { landSize: 310, landSizeDescription: '310 m²', frontage: 6.2 },
      saleDetails: { method: 'auction', soldOn: null, isPriceWithheld: false },
      rentalDetails: null,
      features: {
        bedrooms: 3,
        bathrooms: 2,
        cars: 1,
        tags: ['pool', 'petFriendly'],
        extraFeatures: ['Slate roof'],
        otherFeatures: ['Cellar'],
      },
      media: {
        photoCount: 3,
        photos: [
          { identifier: 'l1-a', version: 2, caption: 'Front', width: 1600, height: 1067 },
          { identifier: 'l1-b', version: 2, caption: 'Kitchen', width: 1600, height: 1067 },
        ],
      },
      videos: [{ url: 'https://video.example/1', title: 'A walk through' }],
      externalLinks: [{ url: 'http://www.example.com/1', title: 'More' }],
      externalMedias: [{ url: 'https://tour.example/1', title: 'Tour', kind: 'virtualTour' }],
      slugs: { location: 'fitzroy-vic-3065', office: 'nelson-fitzroy' },
      stateCode: 'VIC',
      info: { listingClass: 'residential' },
      agents: [
        {
          id: 1,
          username: 'mia-chen',
          name: 'Mia Chen',
          jobTitle: 'Director',
          tier: 'gold',
          phone: '0491 570 156',
          portrait: { identifier: 'agent-1', version: 1 },
          office: { id: 1 },
        },
        {
          id: 2,
          username: 'tom-ryan',
          name: 'Tom Ryan',
          jobTitle: 'Sales agent',
          tier: 'basic',
          phone: '03 7010 0001',
          portrait: null,
          office: { id: 1 },
        },
      ],
      office: {
        id: 1,
        uri: 'nelson-fitzroy',
        name: 'Nelson Fitzroy',
        companyName: 'Nelson Group',
        address: '1 Brunswick Street, Fitzroy, VIC 3065',
        phone: '03 7010 0001',
        website: 'http://nelson.example',
        brandColour: '#123456',
        logo: { identifier: 'logo-1', caption: 'Logo of Nelson Fitzroy' },
      },
    })
  })

  it('tells everything that its page shows', async () => {
    const { data, errors } = await portal.ask(
      `{ listing(id: 1) { id propertyType description councilRates municipality streetAddress buildingSize
         buildingFeatures ruralFeatures floorPlans { identifier caption } documents { url title kind }
         agents { name } office { name } seo { title description }
         agentLocationReview { title content agent { name } } vendorReview { title content rating reviewerName }
         nearbyLocations { name } integrations { bookInspection rentalApplication }
         priceHistory { occurredOn kind priceDescription } suburb { name } modifiedAt } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.listing).toEqual({
      id: 1,
      propertyType: 'House',
      description: 'Three bedrooms and a studio.\n\nClose to the gardens.',
      councilRates: '$2,100 a year',
      municipality: 'Yarra',
      streetAddress: '12 Smith Street',
      buildingSize: 180,
      buildingFeatures: ['Slate roof'],
      ruralFeatures: [],
      floorPlans: [{ identifier: 'l1-plan', caption: 'Ground floor' }],
      documents: [{ url: 'https://docs.example/1.pdf', title: 'Statement', kind: 'statementOfInformation' }],
      agents: [{ name: 'Mia Chen' }, { name: 'Tom Ryan' }],
      office: { name: 'Nelson Fitzroy' },
      seo: {
        title: '12 Smith Street, Fitzroy, VIC 3065 – 3 bedroom house for sale',
        description: '$1,460,000 - $1,600,000. Three bedrooms and a studio. Close to the gardens.',
      },
      agentLocationReview: { title: 'Lively', content: 'Everything on foot.', agent: { name: 'Mia Chen' } },
      vendorReview: { title: 'Ten good years', content: 'We loved it.', rating: 5, reviewerName: 'Jo' },
      nearbyLocations: [{ name: 'Collingwood' }, { name: 'Carlton' }, { name: 'Footscray' }],
      integrations: { bookInspection: 'https://book.example/1', rentalApplication: null },
      priceHistory: [
        { occurredOn: '2026-11-19', kind: 'priceChanged', priceDescription: '$1,460,000 - $1,600,000' },
        { occurredOn: '2026-11-18', kind: 'listed', priceDescription: '$1,500,000 - $1,650,000' },
      ],
      suburb: { name: 'Fitzroy' },
      modifiedAt: '2026-11-19T12:30:00+11:00',
    })
  })

  it('of a rental tells the rent by the week, the bond and when it is free', async () => {
    const fields = `propertyType priceDetails { longDescription shortDescription } saleDetails { method }
      rentalDetails { bond availableOn availableDescription leasedOn } statusLabels { text }`
    expect(await summaryOf(6, fields)).toEqual({
      propertyType: 'Apartment',
      priceDetails: { longDescription: '$650 per week', shortDescription: '$650 pw' },
      saleDetails: null,
      rentalDetails: {
        bond: 2600,
        availableOn: '2026-12-05',
        availableDescription: 'Available from 5 Dec',
        leasedOn: null,
      },
      statusLabels: [{ text: 'New' }],
    })
    expect(await summaryOf(13, fields)).toMatchObject({
      propertyType: 'Studio',
      rentalDetails: { bond: null, availableOn: null, availableDescription: 'Deposit taken' },
      statusLabels: [{ text: 'Deposit taken' }],
    })
    expect(await summaryOf(7, fields)).toMatchObject({
      rentalDetails: { availableOn: null, availableDescription: 'Leased', leasedOn: '2026-11-12' },
      statusLabels: [{ text: 'Leased' }],
    })
  })

  it('keeps the times of its own zone, which in Queensland know no summer', async () => {
    const land = await summaryOf(
      9,
      'inspections { startsAt description } features { bedrooms } landFeatures { landSizeDescription } daysOnHomely { days }',
    )
    expect(land).toEqual({
      inspections: [{ startsAt: '2026-11-21T11:45:00+10:00', description: 'Sat 21 Nov, 11:45 am – 12:15 pm' }],
      features: { bedrooms: null },
      landFeatures: { landSizeDescription: '2 ha' },
      daysOnHomely: { days: 1 },
    })
  })

  it('without a position, a photo or an agent says so and gives the office to call', async () => {
    const fields =
      'location { latLong { latitude } } media { photoCount photos { caption } } agents { name } contactDetails { agentNames phone }'
    expect(await summaryOf(10, fields)).toEqual({
      location: { latLong: null },
      media: { photoCount: 0, photos: [] },
      agents: [],
      contactDetails: { agentNames: [], phone: null },
    })
  })

  it('that was sold tells its price and day, and shows no inspection', async () => {
    const fields =
      'priceDetails { longDescription } saleDetails { soldOn } statusLabels { text tone } daysOnHomely { days isNew } inspections { startsAt }'
    expect(await summaryOf(5, fields)).toEqual({
      priceDetails: { longDescription: '$1,300,000' },
      saleDetails: { soldOn: '2026-11-07' },
      statusLabels: [{ text: 'Sold', tone: 'sold' }],
      daysOnHomely: { days: 37, isNew: false },
      inspections: [],
    })
    expect(await summaryOf(4, fields)).toMatchObject({
      priceDetails: { longDescription: 'Price withheld' },
      inspections: [],
    })
  })

  it('that was withdrawn is there by its number alone, and says so', async () => {
    expect(await summaryOf(8, 'statusType statusLabels { text tone }')).toEqual({
      statusType: 'removed',
      statusLabels: [{ text: 'Withdrawn', tone: 'removed' }],
    })
    expect((await portal.ask('{ listingsById(listingIds: [8, 1]) { id } }')).data.listingsById).toEqual([{ id: 1 }])
  })

  it('that does not exist is null', async () => {
    expect((await portal.ask('{ listing(id: 999) { id } }')).data).toEqual({ listing: null })
    expect((await portal.ask('{ listing(id: -1) { id } }')).data).toEqual({ listing: null })
  })

  it('is read anew after it was changed', async () => {
    expect(await summaryOf(11, 'title')).toEqual({ title: 'West of the river' })
    await portal.world.database.query(
      `update listing set title = 'West of the Maribyrnong', modified_at = '2026-11-20T01:59:00.123Z' where id = 11`,
    )
    expect(await summaryOf(11, 'title')).toEqual({ title: 'West of the Maribyrnong' })
  })
})
