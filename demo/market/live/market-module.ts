import { listings } from '#server/modules/listings/listings-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { keepAhead } from './keep-ahead.ts'
import { marketActs } from './market-acts.ts'
import { newHomeSource } from './new-home-source.ts'

const JOB = 'demo-market'
const PAUSE_MS = 20_000

/** Homes of the demonstration come and go while it runs: about every 20 seconds something happens, once for all server processes. */
export const demoMarket = ({ seed }: { seed: string }) =>
  defineModule({
    name: moduleNamed('demo-market'),
    dependsOn: [listings],
    jobs({ database, clock, jobs, listingChanges }) {
      const act = marketActs({ database, changes: listingChanges, nextHome: newHomeSource({ seed }) })
      const keep = keepAhead(database, listingChanges)
      return [
        {
          name: JOB,
          // The schedule begins the chain, and begins it again where it broke; each turn sends the next.
          schedule: { cron: '* * * * *', timeZone: 'UTC' },
          retryLimit: 0,
          async handle(data) {
            const now = clock()
            const random = createRandom(seed, 'market', now.toISOString())
            const pauseMs = Math.round(PAUSE_MS * random.between(0.7, 1.3))
            await jobs.send(
              JOB,
              { isTurn: true },
              { startAfter: new Date(now.getTime() + pauseMs), singletonKey: 'turn' },
            )
            if (!('isTurn' in data)) return
            await act(now, random)
            await keep(now)
          },
        },
      ]
    },
  })
