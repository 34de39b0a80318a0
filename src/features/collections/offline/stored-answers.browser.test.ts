import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import { CalendarFeedDocument } from '#src/api/generated/documents/calendar-feed.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { storedFor } from './keeping.ts'
import { keepingExecute } from './keeping-execute.ts'
import { beginKeeping, clearOffline, storeAnswer, readAnswer } from './stored-answers.ts'

// Nothing here looks at more of a member.
const someone = (id: number) => ({ id, username: `member-${id}` }) as Member
const arrive = (id: number) => publishSession({ status: 'member', member: someone(id) })
const answer = { at: 7, data: { name: 'By the river' } }
const names = async () => (await caches.keys()).filter((name) => /^(?:saved-homes|offline-pages)-/.test(name))

beforeEach(async () => {
  arrive(5)
  await beginKeeping(5)
})
afterEach(async () => {
  await clearOffline()
  vi.restoreAllMocks()
})

describe('what is kept for a member', () => {
  it('is read again by them alone', async () => {
    await storeAnswer(5, 'a', answer)
    expect(await readAnswer(5, 'a')).toEqual(answer)
    expect(await readAnswer(5, 'b')).toBeNull()
    expect(await readAnswer(6, 'a')).toBeNull()
    publishSession({ status: 'loggedOut' })
    expect(await readAnswer(5, 'a')).toBeNull()
  })

  it('is cleared with the pages, and nothing is kept after that', async () => {
    await storeAnswer(5, 'a', answer)
    await caches.open('offline-pages-x')
    publishSession({ status: 'loggedOut' })
    await clearOffline()
    await storeAnswer(5, 'a', answer)
    expect([await names(), storedFor()]).toEqual([[], null])
  })

  it('is gone when another member saves homes here', async () => {
    await storeAnswer(5, 'a', answer)
    arrive(6)
    expect(await beginKeeping(6)).toBe(true)
    expect([await names(), storedFor()]).toEqual([[], 6])
  })

  it('is not kept where its member leaves while it is written', async () => {
    const put = Cache.prototype.put
    vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...parts) {
      await put.apply(this, parts)
      publishSession({ status: 'loggedOut' })
    })
    await storeAnswer(5, 'a', answer)
    expect(await names()).toEqual([])
  })
})

describe('reading saved homes', () => {
  let outcome: () => Promise<unknown> = () => Promise.resolve()
  // Each document is answered with what the test says.
  const execute = keepingExecute((() => outcome()) as ExecuteDocument, 5)
  const read = () => execute(CollectionsDocument, { username: 'member-5' })
  const fail = (code: string) => () => Promise.reject(new ApiProblem(code, ''))

  it('gives what the portal said last where it cannot be reached, and for no other failure', async () => {
    outcome = () => Promise.resolve({ collections: 'as read' })
    await read()
    await expect.poll(() => names()).toEqual(['saved-homes-5'])
    for (const code of ['UNREACHABLE', 'TIMED_OUT']) {
      outcome = fail(code)
      await expect.poll(() => read().catch(() => null)).toEqual({ collections: 'as read' })
    }
    outcome = fail('NOT_FOUND')
    await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    outcome = () => Promise.resolve({ collections: 'as it is now' })
    expect(await read()).toEqual({ collections: 'as it is now' })
  })

  it('never keeps the private link of a calendar', async () => {
    outcome = () => Promise.resolve({ calendarFeed: { url: 'secret' } })
    await execute(CalendarFeedDocument, {})
    outcome = fail('UNREACHABLE')
    await expect(execute(CalendarFeedDocument, {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })
})
