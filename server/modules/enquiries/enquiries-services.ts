import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { EnquiryInbox } from './inbox/enquiry-inbox.ts'

export type EnquiriesServices = { enquiryInbox: EnquiryInbox }

export const enquiriesName = moduleNamed<EnquiriesServices>('enquiries')

/** What the code of this module may use. */
type EnquiriesParts = PlatformServices & OfficesServices & LocationsServices & ListingsServices & AgentsServices
export type EnquiriesContext = GraphContext<EnquiriesParts & EnquiriesServices>
