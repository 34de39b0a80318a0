/** Every sentence of the home page that is there from the start. */
export const homeCopy = {
  title: 'Homes for sale and rent across Australia',
  description:
    'Search homes for sale, for rent, sold and leased in every suburb of Australia, with prices shown as they are.',
  heading: 'Find the place that feels like yours',
  nearMe: 'Homes near me',
  newForSale: 'New homes for sale',
  newForRent: 'New homes for rent',
  popularSuburbs: 'Popular suburbs',
  tooFewSales: 'Too few sales for a median',
  medianHouse: (price: string): string => `Median house ${price}`,
  medianRent: (price: string): string => `Median unit rent ${price}`,
  readFirst: 'Good to read first',
  guides: [
    {
      href: '/advice',
      title: 'Guides',
      about: 'Auctions, first homes, inspections and renting: what to know before you need it.',
    },
    { href: '/lifestyle', title: 'Lifestyle', about: 'Gardens, rooms and streets, and how people live in them.' },
    { href: '/news', title: 'News', about: 'What’s changing in the market and on the portal.' },
  ],
} as const
