/** What a screen reader adds to the numbers. */
export const roomFactsCopy = {
  studio: 'Studio',
  bedrooms: (count: number) => (count === 1 ? 'bedroom' : 'bedrooms'),
  bathrooms: (count: number) => (count === 1 ? 'bathroom' : 'bathrooms'),
  cars: (count: number) => (count === 1 ? 'car space' : 'car spaces'),
  land: 'of land',
} as const
