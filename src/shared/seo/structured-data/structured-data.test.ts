import { describe, expect, it } from 'vitest'
import type { ListingThings_ListingFragment } from '#src/api/generated/graphql.ts'
import { articleThing } from './article-thing.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { listingThings } from './listing-things.ts'
import { officeThing } from './office-thing.ts'
import { resultList } from './result-list.ts'
import { statedPrice } from './stated-price.ts'
import { structuredDataText, type Thing } from './thing.ts'
import { websiteThings } from './website.ts'

const origin = 'https://homely.example'

const terrace: ListingThings_ListingFragment = {
  propertyType: 'Terrace',
  description: 'A terrace with a northern garden.',
  buildingSize: 140,
  modifiedAt: '2026-11-19T12:30:00+11:00',
  seo: { title: '12 Smith Street, Fitzroy, VIC 3065 – 3 bedroom terrace for sale', description: 'A terrace.' },
  summary: {
    statusType: 'available',
    listingType: 'sale',
    isUnderOffer: false,
    canonicalUri: '/homes/12-smith-street-fitzroy-vic-3065/1',
    listedAt: '2026-11-18T09:00:00+11:00',
    priceDetails: { longDescription: '$1,460,000 - $1,600,000' },
    address: {
      suburb: 'Fitzroy',
      shortAddress: '12 Smith Street',
      longAddress: '12 Smith Street, Fitzroy, VIC 3065',
      stateCode: 'VIC',
      postcode: '3065',
    },
    location: { isHidden: false, isApproximate: false, latLong: { latitude: -37.8005, longitude: 144.983 } },
    saleDetails: { isPriceWithheld: false },
    features: { bedrooms: 3, bathrooms: 1, tags: ['petFriendly', 'courtyard'] },
    media: { photos: [{ identifier: 'facade-1', version: 2 }] },
  },
  office: {
    uri: 'smith-and-co-fitzroy',
    name: 'Smith & Co',
    address: '1 Gertrude Street',
    addressParts: { suburb: 'Fitzroy', stateCode: 'VIC', postcode: '3065' },
    phone: '(03) 7010 0101',
    website: null,
    logo: null,
  },
}
const url = `${origin}/homes/12-smith-street-fitzroy-vic-3065/1`

const change = (
  summary: Partial<ListingThings_ListingFragment['summary']>,
  rest: Partial<ListingThings_ListingFragment> = {},
) => ({
  ...terrace,
  ...rest,
  summary: { ...terrace.summary, ...summary },
})
const thingsOf = (listing: ListingThings_ListingFragment) => {
  // As it is read: what is undefined is not there.
  const [page, home, agent] = JSON.parse(JSON.stringify(listingThings(origin, listing))) as Thing[]
  return { page, home, agent, offer: page?.['offers'] as Thing }
}

describe('what search engines are told of a home', () => {
  it('is its page, the home, the offer and who offers it', () => {
    const { page, home: listing, agent, offer } = thingsOf(terrace)
    expect(page).toMatchObject({
      '@type': 'RealEstateListing',
      '@id': `${url}#listing`,
      url,
      datePosted: '2026-11-18T09:00:00+11:00',
      dateModified: '2026-11-19T12:30:00+11:00',
      image: [`${origin}/images/facade-1/2?width=1200`],
      mainEntity: { '@id': `${url}#home` },
    })
    expect(listing).toEqual({
      '@type': 'House',
      '@id': `${url}#home`,
      name: '12 Smith Street, Fitzroy, VIC 3065',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Smith Street',
        addressLocality: 'Fitzroy',
        addressRegion: 'VIC',
        postalCode: '3065',
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -37.8005, longitude: 144.983 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 1,
      floorSize: { '@type': 'QuantitativeValue', value: 140, unitCode: 'MTK' },
      petsAllowed: true,
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Pet friendly', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Courtyard', value: true },
      ],
    })
    expect(agent).toEqual({
      '@type': 'RealEstateAgent',
      '@id': `${origin}/real-estate-agency/smith-and-co-fitzroy#office`,
      name: 'Smith & Co',
      url: `${origin}/real-estate-agency/smith-and-co-fitzroy/properties-for-sale`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Gertrude Street',
        addressLocality: 'Fitzroy',
        addressRegion: 'VIC',
        postalCode: '3065',
        addressCountry: 'AU',
      },
      telephone: '(03) 7010 0101',
    })
    expect(offer).toEqual({
      '@type': 'Offer',
      url,
      itemOffered: { '@id': `${url}#home` },
      offeredBy: { '@id': `${origin}/real-estate-agency/smith-and-co-fitzroy#office` },
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: 1_460_000,
        maxPrice: 1_600_000,
        priceCurrency: 'AUD',
      },
    })
  })

  it('never holds the street or the point of a hidden address', () => {
    const { address } = terrace.summary
    const hidden = change({
      location: { isHidden: true, isApproximate: true, latLong: { latitude: -37.7984, longitude: 144.9783 } },
      address: { ...address, shortAddress: 'Fitzroy', longAddress: 'Fitzroy, VIC 3065' },
    })
    const { home: listing } = thingsOf(hidden)
    expect(listing).not.toHaveProperty('geo')
    expect(listing?.['address']).not.toHaveProperty('streetAddress')
    expect(listing).toMatchObject({ name: 'Fitzroy, VIC 3065' })
  })

  it('says the price of a sale that was stated, and nothing of one that was withheld', () => {
    const sold = change({ statusType: 'completed', priceDetails: { longDescription: '$1,510,000' } })
    expect(thingsOf(sold).offer).toMatchObject({
      price: 1_510_000,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/SoldOut',
    })
    const withheld = change({
      statusType: 'completed',
      priceDetails: { longDescription: 'Price withheld' },
      saleDetails: { isPriceWithheld: true },
    })
    const { offer } = thingsOf(withheld)
    expect(offer).not.toHaveProperty('price')
    expect(offer).not.toHaveProperty('priceSpecification')
    const leaking = change({ saleDetails: { isPriceWithheld: true } })
    expect(JSON.stringify(thingsOf(leaking))).not.toMatch(/1[,_]?460/)
  })

  it('counts rent by the week', () => {
    const rental = change({
      listingType: 'rental',
      priceDetails: { longDescription: '$650 per week' },
      saleDetails: null,
    })
    expect(thingsOf(rental).offer).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 650,
        priceCurrency: 'AUD',
        unitCode: 'WEE',
      },
    })
  })

  it('tells a home under offer, and land without rooms', () => {
    expect(thingsOf(change({ isUnderOffer: true })).offer).toMatchObject({
      availability: 'https://schema.org/LimitedAvailability',
    })
    const { home: listing } = thingsOf(change({}, { propertyType: 'Land' }))
    expect(listing).toMatchObject({ '@type': 'Place' })
    expect(listing).not.toHaveProperty('numberOfBedrooms')
  })
})

describe('the figures of a price', () => {
  it.each([
    ['$1,460,000 - $1,600,000', { minPrice: 1_460_000, maxPrice: 1_600_000 }],
    ['Price guide $1.2m', { price: 1_200_000 }],
    ['Offers over $800,000', { minPrice: 800_000 }],
    ['$850k+', { minPrice: 850_000 }],
    ['Up to $500,000', { maxPrice: 500_000 }],
    ['$650 per week', { price: 650 }],
    ['Auction', null],
    ['Contact agent', null],
    ['Price withheld', null],
    ['Auction 12 December', null],
    ['$500,000, $600,000 or $700,000', null],
    ['$900,000 - $800,000', null],
  ])('of "%s" are %o', (words, expected) => expect(statedPrice(words)).toEqual(expected))
})

describe('the other things that pages are about', () => {
  it('are the way to the page, with an address for every step but the last', () => {
    const list = breadcrumbList(origin, [{ label: 'Home', href: '/' }, { label: 'Fitzroy' }])
    expect(JSON.parse(JSON.stringify(list))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Fitzroy' },
      ],
    })
  })

  it('are the portal and its search', () => {
    const [site, organization] = websiteThings(origin)
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/search?mode=buy&query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Homely', logo: `${origin}/icon-512.png` })
  })

  it('are the homes of a page of results, numbered on from the pages before', () => {
    const listing = { canonicalUri: '/homes/x/26', address: { shortAddress: 'Fitzroy', suburb: 'Fitzroy' } }
    expect(resultList(origin, [listing], 25)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 26, name: 'Fitzroy', url: `${origin}/homes/x/26` }],
    })
  })

  it('are an office with its logo', () => {
    const office = officeThing(origin, { uri: 'x', name: 'X', logo: { identifier: 'logo-x', version: 1 } })
    expect(office).toMatchObject({ '@type': 'RealEstateAgent', logo: `${origin}/images/logo-x/1?width=400` })
  })

  it('are an office where it is, which is told only where it is known', () => {
    const latLong = { latitude: -37.80614, longitude: 144.97892 }
    const geo = { '@type': 'GeoCoordinates', ...latLong }
    expect(officeThing(origin, { uri: 'x', name: 'X', latLong })).toMatchObject({ geo })
    expect(officeThing(origin, { uri: 'x', name: 'X', latLong: null })['geo']).toBeUndefined()
  })

  it('are an article with its days, and news where it is news', () => {
    const article = {
      section: 'advice' as const,
      slug: 'buying-at-auction',
      title: 'Buying at auction',
      standfirst: 'What happens under the hammer.',
      publishedOn: '2026-11-21',
      modifiedOn: '2026-11-22',
      minutes: 4,
      motif: 'auction' as const,
    }
    expect(articleThing(origin, article, '/advice/buying-at-auction')).toMatchObject({
      '@type': 'Article',
      headline: 'Buying at auction',
      description: 'What happens under the hammer.',
      datePublished: '2026-11-21',
      dateModified: '2026-11-22',
      mainEntityOfPage: `${origin}/advice/buying-at-auction`,
      author: { '@type': 'Organization', name: 'Homely' },
    })
    expect(articleThing(origin, { ...article, section: 'news' }, '/news/x')['@type']).toBe('NewsArticle')
  })

  it('are one graph that names its vocabulary', () => {
    expect(JSON.parse(structuredDataText([{ '@type': 'Place' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Place' }],
    })
  })
})
