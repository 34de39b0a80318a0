/** What emails say, of whichever kind. */
export const notificationMailCopy = {
  greeting: (name: string) => `Hi ${name},`,
  beds: (count: number) => `${count} bed`,
  studio: 'Studio',
  baths: (count: number) => `${count} bath`,
  cars: (count: number) => `${count} car`,
} as const
