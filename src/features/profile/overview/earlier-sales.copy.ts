import type { TransactionType } from '#domain/lookups/transactions.ts'

export const earlierSalesCopy = {
  title: 'Past sales before this portal',
  lead: 'Entered by the agent, from before this portal, and checked by our staff. They aren’t part of the figures on this page.',
  price: (type: TransactionType, price: string) => (type === 'rental' ? `${price} per week` : price),
  completed: (type: TransactionType, day: string) => (type === 'rental' ? `Leased ${day}` : `Sold ${day}`),
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  part: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  pages: 'Pages of past sales',
  newer: 'Newer',
  older: 'Older',
  failed: 'We couldn’t load more of them. Please try again.',
} as const
