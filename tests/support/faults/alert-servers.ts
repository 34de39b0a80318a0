import { alertConsumer } from '#server/modules/alerts/alert-consumer.ts'
import { alertNotifications } from '#server/modules/alerts/alert-notifications.ts'
import { notifications as createNotifications } from '#server/modules/notifications/notifications.ts'
import { listingStore } from '#server/modules/listings/listing-store.ts'
import { visibleLongAddress, visibleStreet, visibleUri } from '#domain/listing/visible-address.ts'
import { photosOf } from '#server/modules/listings/photos.ts'
import { placeDirectory } from '#server/modules/locations/place-directory.ts'
import { officeDirectory } from '#server/modules/offices/office-directory.ts'
import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import { consumerJob } from '#server/platform/events/event-log.ts'
import { followEvents } from '#server/platform/events/follow-events.ts'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { noDeadLetters } from '../no-dead-letters.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { mailJobs } from '#server/platform/mail/mail-jobs.ts'
import { mailQueue } from '#server/platform/mail/mail-queue.ts'
import type { MailTransport } from '#server/platform/mail/mail-transport.ts'
import { pushJobs } from '#server/platform/push/push-jobs.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { vapidKeys } from '#server/platform/push/vapid-keys.ts'
import type { SmallWorld } from '../small-world.ts'
import type { FaultPlan } from './fault-plan.ts'
import { type FaultyServer, faultyServer } from './faulty-database.ts'
import { type JobsUnderFault, jobsUnderFault } from './faulty-jobs.ts'

export type AlertServer = FaultyServer & { handlers: readonly JobHandler[] }

export type AlertServersUnderFault = {
  jobs: JobsUnderFault
  /** One of two servers; one that was killed is replaced by a new one. */
  server(index: number): AlertServer
}

type Parts = {
  world: SmallWorld
  plan: FaultPlan
  clock: () => Date
  transport: MailTransport
  onStruck: (text: string, parameters: readonly unknown[]) => void
}

/** Two servers with the real consumer, emails, push notifications and deliveries of alerts, over one database and one queue that fail by a plan. */
export function alertServersUnderFault({ world, plan, clock, transport, onStruck }: Parts): AlertServersUnderFault {
  const jobs = jobsUnderFault(plan, clock)
  const outage = { statementsLeft: 0 }
  const servers: AlertServer[] = []

  function start(): AlertServer {
    const faulty = faultyServer(world.database, { plan, outage, onStruck })
    const { database } = faulty
    const queue = jobs.queueOf(database)
    const live = liveChannel({ database, clock })
    const consumer: EventConsumer = alertConsumer({
      database,
      clock,
      locationIndex: world.parts.locationIndex,
      live,
      jobs: queue,
    })
    const listings = listingStore({
      database,
      clock,
      places: placeDirectory(database, clock),
      offices: officeDirectory(database, clock),
    })
    const listingView = { longAddress: visibleLongAddress, street: visibleStreet, uri: visibleUri, photos: photosOf }
    const notifications = createNotifications({
      database,
      clock,
      jobs: queue,
      listingView,
      origin: 'https://portal.example',
      mail: mailQueue({ database, clock, jobs: queue }),
      push: pushQueue({ database, clock, jobs: queue }),
    })
    const sender = {
      database,
      clock,
      keys: vapidKeys(database),
      subject: 'mailto:help@homely.example',
      endpoints: { allowsLoopback: true },
    }
    const handlers = [
      { name: consumerJob('alerts'), handle: () => followEvents(database, consumer, noDeadLetters) },
      ...notifications.jobsOf(alertNotifications({ database, listings, live, notifications })),
      mailJobs({ database, transport, clock, log: { warn() {}, error() {} } }),
      ...pushJobs(sender),
    ]
    return Object.assign(faulty, { handlers })
  }

  return {
    jobs,
    server(index) {
      const known = servers[index]
      if (known !== undefined && !known.isDead) return known
      const started = start()
      servers[index] = started
      return started
    },
  }
}
