import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { search } from '#server/modules/search/search-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import type { EndpointRules } from '#server/platform/push/push-endpoint.ts'
import { pushJobs } from '#server/platform/push/push-jobs.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { pushSubscriptions } from '#server/platform/push/push-subscriptions.ts'
import { vapidKeys } from '#server/platform/push/vapid-keys.ts'
import { NOTIFICATION_LIFE } from '#domain/alerts/alert-limits.ts'
import { alertConsumer } from './alert-consumer.ts'
import { alertJobs } from './alert-jobs.ts'
import { alertMailer } from './alert-mailer.ts'
import { alertMutations } from './alert-mutations.ts'
import { alertOperations } from './alert-operations.ts'
import { purgeNotifications } from './alert-notifications.queries.ts'
import { alertPusher } from './alert-pusher.ts'
import { alertQueries } from './alert-queries.ts'
import { alertReader } from './alert-reader.ts'
import { alertResolvers } from './alert-resolvers.ts'
import { alertRoutes } from './alert-routes.ts'
import { alertStore } from './alert-store.ts'
import { alerts } from './alerts-services.ts'
import { notifications } from './notifications.ts'
import { emailStops, unsubscribe } from './unsubscribe.ts'
import { unsubscribeTokens } from './unsubscribe-token.ts'

export type AlertsSettings = {
  /** Scheme and host for links in mails. */
  origin?: string
  /** Whom push services write to about this portal: a `mailto:` or `https:` URL. */
  pushSubject?: string
  /** Which push services notifications may be sent to; for tests. */
  endpoints?: EndpointRules
}

/** Saved searches that tell of homes which begin to fit them. */
export const alertsModule = ({
  origin = 'http://localhost',
  pushSubject: subject = origin,
  endpoints,
}: AlertsSettings) =>
  defineModule({
    name: alerts,
    dependsOn: [members, search, locations, offices, listings],
    services: ({ database, clock, events, listingView }) => {
      const stops = emailStops()
      stops.add(unsubscribe({ database, events, tokens: unsubscribeTokens(database) }))
      return {
        alerts: alertStore({ database, clock, events }),
        alertReader: alertReader(database),
        notifications: notifications(database, { listingView }),
        emailStops: stops,
      }
    },
    resolvers: { ...alertResolvers, Query: alertQueries, Mutation: alertMutations },
    operations: alertOperations,
    consumers: (services) => [alertConsumer(services)],
    jobs: (services) => {
      const { database, clock, jobs } = services
      const tokens = unsubscribeTokens(database)
      const mailer = alertMailer({ ...services, tokens, origin })
      const pusher = alertPusher({ ...services, push: pushQueue(services) })
      const purge = () => purgeNotifications(database, new Date(clock().getTime() - NOTIFICATION_LIFE))
      const sender = { database, clock, jobs, keys: vapidKeys(database), subject, endpoints }
      return [...alertJobs({ mailer, pusher, store: services.alerts, purge }), ...pushJobs(sender)]
    },
    routes: (services, _executeDocument, identify) => {
      const { database, clock } = services
      const subscriptions = pushSubscriptions({ database, clock, endpoints })
      const push = { database, subscriptions, keys: vapidKeys(database) }
      return alertRoutes({ services, identify, push })
    },
  })
