import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { search } from '#server/modules/search/search-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { alertConsumer } from './alert-consumer.ts'
import { alertEmailStop } from './alert-email-stop.ts'
import { alertMutations } from './alert-mutations.ts'
import { alertNotifications } from './alert-notifications.ts'
import { alertOperations } from './alert-operations.ts'
import { alertQueries } from './alert-queries.ts'
import { alertReader } from './alert-reader.ts'
import { alertResolvers } from './alert-resolvers.ts'
import { alertRoutes } from './alert-routes.ts'
import { alertStore } from './alert-store.ts'
import { alerts } from './alerts-services.ts'

/** Saved searches that tell of homes which begin to fit them. */
export const alertsModule = defineModule({
  name: alerts,
  dependsOn: [members, search, locations, offices, listings, notifications],
  services: ({ database, clock, live, emailStops }) => {
    emailStops.add(alertEmailStop({ database, live }))
    return { alerts: alertStore({ database, clock, live }), alertReader: alertReader(database) }
  },
  resolvers: { ...alertResolvers, Query: alertQueries, Mutation: alertMutations },
  operations: alertOperations,
  consumers: (services) => [alertConsumer(services)],
  jobs: (services) => [
    ...services.notifications.jobsOf(alertNotifications(services)),
    {
      name: 'alerts.purge',
      handle: () => services.alerts.purge(),
      isForAll: true,
      schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    },
  ],
  routes: (services, _executeDocument, identify) => alertRoutes({ services, identify }),
})
