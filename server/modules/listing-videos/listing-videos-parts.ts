import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use of others. */
export type ListingVideosParts = PlatformServices & ListingsServices & StaffServices
