import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { HiddenListingStore } from './hidden-listing-store.ts'

export type HiddenListingsServices = { hiddenListings: HiddenListingStore }

export const hiddenListings = moduleNamed<HiddenListingsServices>('hiddenListings')

export type HiddenListingsContext = GraphContext<ListingsServices & HiddenListingsServices>
