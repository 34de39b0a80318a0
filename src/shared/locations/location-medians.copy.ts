export const placeMediansCopy = {
  none: 'Too few homes are sold or leased here for a median.',
  median: 'Median',
  price: 'Price',
  rent: 'Rent',
  house: 'House',
  unit: 'Unit',
  tooFew: { buy: 'too few sales', rent: 'too few leases' },
} as const
