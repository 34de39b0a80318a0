import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { askingJob } from './ask-agencies.ts'
import { confirmationEmailStop, confirmationNotifications } from './confirmation-notifications.ts'
import { confirmationMutations, confirmationQueries } from './listing-confirmation-resolvers.ts'
import { listingConfirmations } from './listing-confirmations-services.ts'
import { listingConfirmationsOver } from './listing-confirmations.ts'

/** Whether the agencies of listings still say that they are as shown. */
export const listingConfirmationsModule = defineModule({
  name: listingConfirmations,
  dependsOn: [offices, agents, listings, notifications, staff],
  services: (parts) => {
    parts.emailStops.add(confirmationEmailStop(parts.database))
    return { listingConfirmations: listingConfirmationsOver(parts) }
  },
  resolvers: { Query: confirmationQueries, Mutation: confirmationMutations },
  consumers: (services) => [services.notifications.consumerOf(confirmationNotifications(services))],
  jobs: (services) => [
    askingJob(services),
    ...services.notifications.jobsOfEvents(confirmationNotifications(services)),
  ],
})
