import { defaultSupport } from '#domain/lookups/support.ts'
import { agents } from '#server/modules/agents/agents-services.ts'
import { dayCounts } from '#server/modules/day-counts/day-counts-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { enquiriesName } from './enquiries-services.ts'
import { defaultEnquiryLimits, type EnquiryLimits } from './enquiry-limits.ts'
import { enquiryOperations } from './enquiry-operations.ts'
import { enquiryStore } from './enquiry-store.ts'
import { enquiryInbox } from './inbox/enquiry-inbox.ts'
import { inboxMutations, inboxQueries, inboxResolvers } from './inbox/inbox-resolvers.ts'
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
    name: enquiriesName,
    dependsOn: [offices, locations, listings, agents, dayCounts],
    services: (parts) => ({ enquiryInbox: enquiryInbox(parts) }),
    resolvers: { ...inboxResolvers, Query: inboxQueries, Mutation: inboxMutations },
    operations: (services) => {
      const { database, clock, mail, live } = services
      const store = enquiryStore({ database, clock, mail, limits, live, dayCounts: services.dayCounts })
      return enquiryOperations({
        services,
        store,
        recipients: recipientsIn(database, helpEmail),
        origin: origin ?? null,
      })
    },
  })
