import { defineModule } from '#server/platform/modules/define-module.ts'
import { countsConsumer } from './counts-consumer.ts'
import { listingCounts } from './listing-counts-services.ts'
import { listingCountsIn } from './listing-counts.ts'

/** How often each home was viewed, enquired about and saved on each day. */
export const listingCountsModule = defineModule({
  name: listingCounts,
  dependsOn: [],
  services: ({ database }) => ({ listingCounts: listingCountsIn(database) }),
  consumers: ({ database }) => [countsConsumer(database)],
  jobs: ({ clock, ...services }) => [
    {
      name: 'listing-counts.purge',
      handle: () => services.listingCounts.purge(clock()),
      isForAll: true,
      schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    },
  ],
})
