import { numberText } from '#domain/text/number-text.ts'

/** What the pages of new apartments say. */
export const newApartmentsCopy = {
  title: (place: string) => `New apartments in ${place}`,
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  description: (place: string) =>
    `New apartment projects in ${place}: what’s for sale in each building, with bedrooms, parking and prices.`,
  lead: 'Brand-new apartments from their developers, building by building.',
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
  apartments: (count: number) => (count === 1 ? '1 apartment for sale' : `${count} apartments for sale`),
  apartment: (number: string) => `Apartment ${number}`,
  otherApartments: (count: number) => (count === 1 ? 'Show 1 more apartment' : `Show ${count} more apartments`),
  underOffer: 'Under offer',
  soldBy: 'Sold by',
  home: 'Home',
  newApartments: 'New apartments',
} as const
