import { afterEach, expect, it, vi } from 'vitest'
import { lena } from '#tests/support/session-model.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { badgeCount, setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { readAlertCount } from './read-alert-count.ts'

const execute = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ alerts: { unseenListingCount: 3 } }))
// The mock answers one document, as every type of document is asked for.
const read = () => readAlertCount(execute as ExecuteDocument)
const setToken = (text: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal reads it
  document.cookie = `accessToken=${text}; path=/`
}

afterEach(() => {
  setToken('; max-age=0')
  publishSession({ status: 'loggedOut' })
  setBadgeCount('alerts', 0)
  execute.mockClear()
})

it('counts for the member of the session', async () => {
  publishSession({ status: 'member', member: lena })
  setToken('a.b.c')
  await read()
  expect(badgeCount('alerts')).toBe(3)
})

it('asks nothing without an access token, and so renews no session', async () => {
  publishSession({ status: 'member', member: lena })
  await read()
  expect([badgeCount('alerts'), execute.mock.calls.length]).toEqual([0, 0])
})

it('counts nothing for nobody', async () => {
  setBadgeCount('alerts', 2)
  await read()
  expect([badgeCount('alerts'), execute.mock.calls.length]).toEqual([0, 0])
})
