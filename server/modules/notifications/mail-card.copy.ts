/** What the card of a home in an email says of its rooms. */
export const mailCardCopy = {
  beds: (count: number) => `${count} bed`,
  studio: 'Studio',
  baths: (count: number) => `${count} bath`,
  cars: (count: number) => `${count} car`,
} as const
