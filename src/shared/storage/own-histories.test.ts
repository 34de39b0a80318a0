import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Member } from '#src/api/session/member.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const member = (id: number): Member => ({
  id,
  username: `member-${id}`,
  name: 'Mia',
  type: 1,
  avatar: null,
  displayDescription: '',
  isAgent: false,
  claims: {},
  communications: [],
})

/** A page that has just been opened, with what it remembers and who is there. */
async function openPage() {
  const { ownEnquiredListings, ownViewedListings, claimHistories } = await import('./own-histories.ts')
  const { onSessionChange, publishSession } = await import('#src/shared/session/session-view.ts')
  onSessionChange(claimHistories)
  return {
    viewed: ownViewedListings,
    enquired: ownEnquiredListings,
    signIn: (id: number) => publishSession({ status: 'member', member: member(id) }),
    signOut: () => publishSession({ status: 'loggedOut' }),
  }
}

const kept = (key: string): unknown => JSON.parse(texts.get(key) ?? 'null')

describe('the histories of whoever is there', () => {
  it('begin with the browser, go to who signs in, before what that member has, and stay with the member', async () => {
    texts.set('viewedListings:7', '[1,2]')
    const { viewed, enquired, signIn, signOut } = await openPage()
    viewed.add(2)
    viewed.add(3)
    enquired.add({ listingId: 3, enquiredAt: '2026-11-20T02:00:00.000Z' })
    expect([viewed.read(), kept('viewedListings:anonymous')]).toEqual([
      [3, 2],
      [3, 2],
    ])
    signIn(7)
    expect([viewed.read(), kept('viewedListings:7')]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ])
    expect(enquired.read().map(({ listingId }) => listingId)).toEqual([3])
    signOut()
    expect([viewed.read(), enquired.read()]).toEqual([[], []])
    viewed.add(9)
    expect([kept('viewedListings:anonymous'), kept('viewedListings:7')]).toEqual([[9], [3, 2, 1]])
  })

  it('of one member are never those of the next', async () => {
    const { viewed, signIn, signOut } = await openPage()
    signIn(7)
    viewed.add(1)
    signIn(8)
    expect(viewed.read()).toEqual([])
    viewed.add(2)
    signOut()
    signIn(7)
    expect([viewed.read(), kept('viewedListings:8')]).toEqual([[1], [2]])
  })

  it('are at most 100, whatever comes together', async () => {
    texts.set('viewedListings:7', JSON.stringify(Array.from({ length: 100 }, (_, index) => index + 1)))
    const { viewed, signIn } = await openPage()
    for (let id = 201; id <= 260; id += 1) viewed.add(id)
    signIn(7)
    expect([viewed.read().length, viewed.read()[0], viewed.read()[60]]).toEqual([100, 260, 1])
  })

  it('tell of changes of themselves and of who is there, and stop when asked', async () => {
    const { viewed, signIn, signOut } = await openPage()
    const heard = vi.fn<() => void>()
    const stop = viewed.onChange(heard)
    viewed.add(1)
    expect(heard).toHaveBeenCalledTimes(1)
    signIn(7)
    const sinceSignIn = heard.mock.calls.length
    viewed.add(2)
    expect(heard).toHaveBeenCalledTimes(sinceSignIn + 1)
    stop()
    viewed.add(3)
    signOut()
    expect(heard).toHaveBeenCalledTimes(sinceSignIn + 1)
  })
})
