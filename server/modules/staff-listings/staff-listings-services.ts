import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { StaffListingsParts } from './staff-listings-parts.ts'
import type { StaffListings } from './staff-listings.ts'

type StaffListingsServices = { staffListings: StaffListings }

export const staffListingsName = moduleNamed<StaffListingsServices>('staff-listings')

export type StaffListingsContext = GraphContext<StaffListingsParts & StaffListingsServices>
