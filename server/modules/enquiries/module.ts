import { defaultSupport } from '#domain/lookups/support.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { defaultEnquiryLimits, type EnquiryLimits } from './enquiry-limits.ts'
import { enquiryOperations } from './enquiry-operations.ts'
import { enquiryStore } from './enquiry-store.ts'
import { recipientsIn } from './recipients.ts'

export type EnquiriesSettings = {
  limits?: EnquiryLimits
  /** Who answers what has no agent. */
  helpEmail?: string
  /** Scheme and host for links in mails. */
  origin?: string
}

/** What visitors ask of agents, and who may read it. */
export const enquiriesModule = ({
  limits = defaultEnquiryLimits,
  helpEmail = defaultSupport.email,
  origin,
}: EnquiriesSettings) =>
  defineModule({
    name: moduleNamed('enquiries'),
    dependsOn: [locations, listings],
    operations: (services) => {
      const { database, clock, mail, events } = services
      const store = enquiryStore({ database, clock, mail, limits, events })
      return enquiryOperations({
        services,
        store,
        recipients: recipientsIn(database, helpEmail),
        origin: origin ?? null,
      })
    },
  })
