import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ConfirmationsParts, ListingConfirmations } from './listing-confirmations.ts'

export type ListingConfirmationsServices = { listingConfirmations: ListingConfirmations }

export const listingConfirmations = moduleNamed<ListingConfirmationsServices>('listing-confirmations')

/** What the resolvers of this module may use. */
export type ConfirmationsContext = GraphContext<ConfirmationsParts & ListingConfirmationsServices>
