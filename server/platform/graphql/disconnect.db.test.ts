import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { portalUnderTest } from '#tests/support/portal-under-test.ts'
import { createSmallWorld } from '#tests/support/small-world.ts'

it('the server stops working on an operation when its client has gone', async () => {
  const world = await createSmallWorld()
  const entered = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const portal = await portalUnderTest({
    listingSearch: {
      ...world.parts.listingSearch,
      async search() {
        entered.resolve()
        await gate.promise
        return { total: 1, chosen: 1, listingIds: [1] }
      },
    },
  })
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const query = `{ listingSearch(searchParams: { searchMode: buy, locationSearchContext: {} }) { results { id } } }`
  const client = new AbortController()
  const answer = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: client.signal,
  })
  await entered.promise
  const asked = vi.spyOn(portal.world.database, 'query')
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  const connections = () =>
    new Promise<number>((resolve) => portal.app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  gate.resolve()
  await nextTurn()
  await nextTurn()
  expect(asked).not.toHaveBeenCalled()
  await portal.close()
  await world.close()
})
