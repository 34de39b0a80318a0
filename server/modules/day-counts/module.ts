import { defineModule } from '#server/platform/modules/define-module.ts'
import { countsConsumer } from './counts-consumer.ts'
import { dayCounts } from './day-counts-services.ts'
import { dayCountsIn } from './day-counts.ts'

/** How often each home was viewed, enquired about and saved on each day. */
export const dayCountsModule = defineModule({
  name: dayCounts,
  dependsOn: [],
  services: ({ database, events }) => ({ dayCounts: dayCountsIn(database, events) }),
  consumers: ({ database }) => [countsConsumer(database)],
  jobs: ({ clock, ...services }) => [
    {
      name: 'day-counts.purge',
      handle: () => services.dayCounts.purge(clock()),
      isForAll: true,
      schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    },
  ],
})
