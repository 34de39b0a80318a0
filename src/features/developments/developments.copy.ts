import { numberText } from '#domain/text/number-text.ts'

/** What the pages of new apartments say. */
export const newApartmentsCopy = {
  title: (place: string) => `New apartments in ${place}`,
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  description: (place: string) =>
    `New apartment projects in ${place}: what’s for sale in each building, with bedrooms, parking and prices.`,
  lead: 'Brand-new apartments from their developers, building by building: promoted ones first, then the newest.',
  everywhere: 'Australia',
  suburbsWithMost: 'Suburbs with the most projects',
  suburb: (name: string, postcode: string, count: number) => `${name} ${postcode} (${count})`,
  count(total: number, place: string): string {
    if (total === 0) return `No new apartments in ${place} right now`
    return total === 1 ? `1 project in ${place}` : `${numberText(total)} projects in ${place}`
  },
  tryElsewhere: 'Try another state, or see',
  allForSale: 'all homes for sale',
  pages: 'Pages of projects',
  onMarket: ({ forSale, underOffer }: { forSale: number; underOffer: number }) =>
    [
      (forSale > 0 || underOffer === 0) && `${apartments(forSale)} for sale`,
      underOffer > 0 && (forSale > 0 ? `${underOffer} under offer` : `${apartments(underOffer)} under offer`),
    ]
      .filter(Boolean)
      .join(', '),
  /** "Apartment G03" of "G03/12 Smith Street"; an address without a unit is named whole. */
  apartment: (streetAddress: string) => {
    const [unit = '', ...building] = streetAddress.split('/')
    return building.length > 0 ? `Apartment ${unit}` : streetAddress
  },
  otherApartments: (count: number) => (count === 1 ? 'Show 1 more apartment' : `Show ${count} more apartments`),
  underOffer: 'Under offer',
  soldBy: 'Sold by',
  home: 'Home',
  newApartments: 'New apartments',
  building: {
    title: (name: string, suburb: string) => `${name}, ${suburb}: new apartments`,
    description: (name: string, address: string, counts: string) =>
      `${name} at ${address}: ${counts}, each with its bedrooms, parking and price.`,
    counts: ({ forSale, underOffer, sold }: { forSale: number; underOffer: number; sold: number }) =>
      [
        `${apartments(forSale)} for sale`,
        underOffer > 0 && `${numberText(underOffer)} under offer`,
        sold > 0 && `${numberText(sold)} sold`,
      ]
        .filter(Boolean)
        .join(', '),
    forSale: (count: number) => `${apartments(count)} for sale`,
    nothingForSale: 'Nothing in this building is for sale here right now.',
    othersHere: (suburb: string) => `More new apartments in ${suburb}`,
    underOffer: (count: number) => `${numberText(count)} under offer`,
    sold: (count: number) => `${numberText(count)} sold`,
    soldOnly: 'Sold through agents who list on Homely, the latest first.',
  },
} as const

const apartments = (count: number) => (count === 1 ? '1 apartment' : `${numberText(count)} apartments`)
