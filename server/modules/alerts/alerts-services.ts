import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { AlertReader } from './alert-reader.ts'
import type { AlertStore } from './alert-store.ts'

export type AlertsServices = {
  alerts: AlertStore
  alertReader: AlertReader
}

export const alerts = moduleNamed<AlertsServices>('alerts')

/** What the code of this module may use. */
export type AlertsParts = PlatformServices &
  MembersServices &
  SearchServices &
  LocationsServices &
  OfficesServices &
  ListingsServices &
  NotificationsServices &
  AlertsServices
export type AlertsContext = GraphContext<AlertsParts>
