import { dayCounts } from '#server/modules/day-counts/day-counts-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { trackingOperations } from './tracking-operations.ts'

const EVENTS_PER_MINUTE = 3000

/** Counts what visitors do with listings and agents; `eventsPerMinute` from one network address. */
export const trackingModule = ({ eventsPerMinute = EVENTS_PER_MINUTE }: { eventsPerMinute: number | undefined }) =>
  defineModule({
    name: moduleNamed('tracking'),
    dependsOn: [listings, dayCounts],
    operations: (services) => trackingOperations({ services, eventsPerMinute }),
  })
