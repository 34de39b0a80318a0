import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ListingCounts } from './listing-counts.ts'

export type ListingCountsServices = { listingCounts: ListingCounts }

export const listingCounts = moduleNamed<ListingCountsServices>('listing-counts')
