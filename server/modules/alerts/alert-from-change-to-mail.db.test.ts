import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { startJobs } from '#server/platform/jobs/boss-jobs.ts'
import type { RunningJobs } from '#server/platform/jobs/job-queue.ts'
import type { OutgoingMail } from '#server/platform/mail/mail-transport.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { ALICE, type AlertsUnderTest, alertsUnderTest } from '#tests/support/alerts-under-test.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'

let portal: AlertsUnderTest
let changes: ListingChanges
let jobs: RunningJobs
const sent: OutgoingMail[] = []
const HOME = 1

const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})

beforeAll(async () => {
  portal = await alertsUnderTest({
    others: [probe],
    mailTransport: { send: async (mail) => void sent.push(mail), close: () => {} },
    jobsOver: async (database) => (jobs = await startJobs(database, { warn: () => {}, error: () => {} })),
  })
  await portal.forget()
}, 120_000)
afterAll(async () => {
  await jobs.stop()
  await portal.close()
})

const unseen = async (): Promise<number> =>
  (await portal.ask(ALICE, '{ alerts { unseenListingCount } }')).data.alerts.unseenListingCount

describe('a change of a listing', () => {
  it('comes by jobs to the alert of a member with its reason, and to one mail', async () => {
    const input = {
      name: 'Fitzroy under $600k',
      filter: { searchMode: 'buy', locationIds: [FITZROY], price: { max: 600_000 } },
      idempotencyKey: 'from-change-to-mail',
    }
    const added = await portal.ask(
      ALICE,
      'mutation ($input: AddAlertInput!) { addAlert(input: $input) { alert { id } } }',
      { input },
    )
    expect(added.errors).toBeUndefined()
    const before = await unseen()
    await changes.changePrice(HOME, { text: '$590,000', from: 590_000, to: 590_000 })
    await expect.poll(unseen, { timeout: 20_000 }).toBe(before + 1)
    const { data } = await portal.ask(ALICE, '{ alerts { results { matches { results { reason listing { id } } } } } }')
    const [match] = data.alerts.results[0].matches.results
    expect([match.listing.id, match.reason]).toEqual([HOME, expect.stringContaining('$590k')])

    // The half minute in which changes are gathered is over.
    await portal.database.query(`update pgboss.job set start_after = now() where name = 'alerts.mail'`)
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1)
    expect(sent[0]).toMatchObject({ recipient: 'alice@mail.example', text: expect.stringContaining(match.reason) })
  })
})
