import { afterAll, beforeAll, expect, it } from 'vitest'
import { feeds, type FeedsServices } from '#server/modules/feeds/feeds-services.ts'
import { startJobs } from '#server/platform/jobs/boss-jobs.ts'
import type { RunningJobs } from '#server/platform/jobs/job-queue.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { buildApp } from '#server/app.ts'
import { picturesUnderTest } from '#tests/support/pictures-under-test.ts'
import { testSupport } from '#tests/support/portal-under-test.ts'

let test: Awaited<ReturnType<typeof picturesUnderTest>>
let jobs: RunningJobs
beforeAll(async () => {
  test = await picturesUnderTest()
  jobs = await startJobs(test.database, { warn: () => {}, error: () => {} })
}, 60_000)
afterAll(async () => {
  await jobs.stop()
  await test.close()
})

it('the portal fetches what a feed names once that is committed, and removes what is old every hour', async () => {
  await test.show('front')
  const source = { url: test.at('front') }
  let pictures: FeedsServices['feedPictures'] | null = null
  const probe = defineModule({
    name: moduleNamed('probe'),
    dependsOn: [feeds],
    services: ({ feedPictures }: FeedsServices) => {
      pictures = feedPictures
      return {}
    },
  })
  const app = await buildApp({
    ...test.portal.world.parts,
    support: testSupport,
    jobs,
    objects: test.objects,
    feeds: { client: test.publicClient },
    others: [probe],
  })
  const stated = () =>
    (pictures as FeedsServices['feedPictures'] | null)?.state(1, 'photo', [{ id: 'm', source }], 'addresses')
  await test.database.transaction(async () => {
    await stated()
    expect(test.asked).toEqual([])
  })
  await expect.poll(() => test.shownIds(1), { timeout: 20_000 }).toEqual(['m'])
  expect(
    await test.database.query(`select name, cron from pgboss.schedule where name like 'feeds.%Pictures' order by name`),
  ).toEqual([
    { name: 'feeds.fetchPictures', cron: '* * * * *' },
    { name: 'feeds.removePictures', cron: '35 * * * *' },
  ])
  await app.close()
})
