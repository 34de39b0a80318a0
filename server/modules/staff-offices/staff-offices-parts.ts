import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use of others. */
export type StaffOfficesParts = PlatformServices &
  LocationsServices &
  ListingsServices &
  OfficesServices &
  AgentsServices &
  StaffServices
