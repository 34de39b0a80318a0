import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type Member,
  type ReadMemberInput,
  type ReadMemberOutput,
  type RefreshOutput,
  sessionMachine,
  type SessionFacts,
} from '#machines/session/session.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'
import { eventName, lena, readKey, sessionPaths, situations, stillSession } from '../support/session-model.ts'

type World = {
  facts?: SessionFacts | 'broken'
  refresh?: RefreshOutput | 'unreachable'
  member?: ReadMemberOutput | 'unreachable'
  isServerDeafToSignOut?: boolean
}

const answer = <Output>(output: Output | 'broken' | 'unreachable'): Promise<Output> =>
  output === 'broken' || output === 'unreachable' ? Promise.reject(new Error('no answer')) : Promise.resolve(output)

function start(world: World = {}, { isSignOutPending = false } = {}) {
  const done: string[] = []
  const stored: (Member | null)[] = []
  const asked: (string | null)[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readFacts: fromPromise<SessionFacts>(() => answer<SessionFacts>(world.facts ?? situations.nobody)),
        refreshToken: fromPromise<RefreshOutput>(() => {
          done.push('refresh')
          return answer<RefreshOutput>(world.refresh ?? { ok: true })
        }),
        readMember: fromPromise<ReadMemberOutput, ReadMemberInput>(({ input }) => {
          asked.push(input.location)
          return answer<ReadMemberOutput>(world.member ?? { ok: true, member: lena })
        }),
        signOut: fromPromise<void>(() => {
          done.push('sign-out')
          return world.isServerDeafToSignOut ? Promise.reject(new Error('no answer')) : Promise.resolve()
        }),
      },
      actions: {
        storeMember: (_, member) => void stored.push(member),
        clearCookies: () => void done.push('clearCookies'),
        announceEnd: () => void done.push('announceEnd'),
        persistSignOutPending: (_, isPending) => void done.push(`pending: ${isPending}`),
      },
    }),
    { clock, input: { isSignOutPending } },
  ).start()
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state)
  return { actor, world, clock, done, stored, asked, reach, member: () => actor.getSnapshot().context.member }
}

describe('a session', () => {
  it('leaves no transition unwalked', () => {
    const walked = new Set(sessionPaths.map(({ source, event }) => `"${readKey(source).value}" --${event.type}`))
    const everywhere = ['member.authenticated', 'member.changedElsewhere']
    const defined = definedTransitions(stillSession).filter((transition) => !transition.startsWith('"" --'))
    expect(defined.filter((transition) => !walked.has(transition))).toEqual([])
    for (const event of everywhere) expect([...walked].filter((name) => name.endsWith(`--${event}`))).toHaveLength(7)
  })

  it('answers each event as it always did', () => {
    const told = ({ value, member, isSignOutPending }: ReturnType<typeof readKey>) =>
      [value, member ?? 'nobody', ...(isSignOutPending ? ['unheard'] : [])].join(' ')
    const named = sessionPaths.map(
      ({ source, event, target }) => `${told(readKey(source))} --${eventName(event)}--> ${told(readKey(target))}`,
    )
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it.each([
    [true, true, lena, ['isWhole']],
    [true, true, null, ['needsMember']],
    [true, false, lena, ['needsRefresh']],
    [true, false, null, ['needsRefresh']],
    [false, true, lena, ['hasLostCookie']],
    [false, false, lena, ['hasLostCookie']],
    [false, true, null, []],
    [false, false, null, []],
  ])('has one way on with cookie %j, token %j and member %j', (hasSessionCookie, hasAccessToken, member, ways) => {
    const { guards } = sessionMachine.implementations
    const found = Object.entries({
      needsRefresh: guards.needsRefresh,
      hasLostCookie: guards.hasLostCookie,
      needsMember: guards.needsMember,
      isWhole: guards.isWhole,
    }).filter(([, guard]) => guard?.(undefined as never, { hasSessionCookie, hasAccessToken, member } as never))
    expect(found.map(([name]) => name)).toEqual(ways)
  })

  it('with everything in place asks the server nothing', async () => {
    const session = start({ facts: situations.whole })
    await session.reach('signedIn')
    expect([session.done, session.asked, session.stored, session.member()]).toEqual([[], [], [], lena])
  })

  it('with a cookie and no token refreshes it, and the member stays in sight meanwhile', async () => {
    const session = start({ facts: situations.expiredToken })
    await session.reach('refreshing')
    expect(session.member()).toEqual(lena)
    await session.reach('signedIn')
    expect([session.done, session.asked]).toEqual([['refresh'], []])
  })

  it('with a cookie, neither token nor member, refreshes and then reads the member', async () => {
    const session = start({ facts: situations.lostMemberAndToken })
    await session.reach('signedIn')
    expect([session.done, session.asked, session.stored]).toEqual([['refresh'], [null], [lena]])
  })

  it('with cookie and token and no member reads the member of the token', async () => {
    const session = start({ facts: situations.lostMember })
    await session.reach('signedIn')
    expect([session.done, session.asked, session.stored]).toEqual([[], [null], [lena]])
  })

  it('with a member and no cookie is over: said, and nothing is left', async () => {
    const session = start({ facts: situations.lostCookie })
    await session.reach('signedOut')
    expect([session.done, session.stored, session.member()]).toEqual([['announceEnd', 'clearCookies'], [null], null])
  })

  it.each<[string, World]>([
    ['the refresh is refused', { facts: situations.expiredToken, refresh: { ok: false, reason: 'ENDED' } }],
    ['the member is not told', { facts: situations.lostMember, member: { ok: false, reason: 'ENDED' } }],
  ])('is over when %s', async (_, world) => {
    const session = start(world)
    await session.reach('signedOut')
    expect(session.done).toContain('announceEnd')
    expect(session.stored).toEqual([null])
  })

  it('waits for a server that is away, with the member still there, and goes on when the network returns', async () => {
    const session = start({ facts: situations.expiredToken, refresh: 'unreachable' })
    await session.reach('unreachable')
    expect([session.member(), session.stored]).toEqual([lena, []])
    session.world.refresh = { ok: true }
    session.actor.send({ type: 'network.returned' })
    await session.reach('signedIn')
  })

  it('is logged out where the browser has no facts', async () => {
    const session = start({ facts: 'broken' })
    await session.reach('signedOut')
    expect(session.done).toEqual([])
  })

  it('checks on focus and every 300,000 ms, not sooner', async () => {
    const session = start({ facts: situations.whole })
    await session.reach('signedIn')
    session.clock.increment(299_999)
    expect(session.actor.getSnapshot().value).toBe('signedIn')
    session.world.facts = situations.lostCookie
    session.clock.increment(1)
    await session.reach('signedOut')
    session.world.facts = situations.whole
    session.actor.send({ type: 'window.focused' })
    await session.reach('signedIn')
  })

  it('is not stuck longer than 15 seconds without an answer', async () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillSession, { clock, input: { isSignOutPending: false } }).start()
    actor.send({ type: 'member.authenticated', location: '/api/user/lena' })
    clock.increment(15_000)
    expect(actor.getSnapshot().value).toBe('unreachable')
  })

  it('reads the member from where the sign-in said', async () => {
    const session = start()
    await session.reach('signedOut')
    session.actor.send({ type: 'member.authenticated', location: '/api/user/lena' })
    await session.reach('signedIn')
    expect([session.asked, session.stored, session.member()]).toEqual([['/api/user/lena'], [lena], lena])
  })

  it('is at once what another tab says it is', async () => {
    const session = start({ facts: situations.whole })
    await session.reach('signedIn')
    session.actor.send({ type: 'member.changedElsewhere', member: null })
    expect([session.actor.getSnapshot().value, session.member()]).toEqual(['signedOut', null])
    const other = { ...lena, id: 2, username: 'omar' }
    session.actor.send({ type: 'member.changedElsewhere', member: other })
    expect([session.actor.getSnapshot().value, session.member()]).toEqual(['signedIn', other])
    expect(session.stored).toEqual([])
  })

  it('stores what the member changed about themselves', async () => {
    const session = start({ facts: situations.whole })
    await session.reach('signedIn')
    const renamed = { ...lena, name: 'Lena Lane' }
    session.actor.send({ type: 'member.updated', member: renamed })
    expect([session.member(), session.stored]).toEqual([renamed, [renamed]])
  })

  it('signing out clears member and cookies', async () => {
    const session = start({ facts: situations.whole })
    await session.reach('signedIn')
    session.actor.send({ type: 'signOut.requested' })
    await session.reach('signedOut')
    expect(session.done).toEqual(['sign-out', 'pending: false', 'clearCookies'])
    expect([session.stored, session.member()]).toEqual([[null], null])
  })

  it('repeats a sign-out that the server did not hear, also on the next page', async () => {
    const session = start({ facts: situations.whole, isServerDeafToSignOut: true })
    await session.reach('signedIn')
    session.actor.send({ type: 'signOut.requested' })
    await session.reach('signedOut')
    expect(session.done).toEqual(['sign-out', 'pending: true', 'clearCookies'])
    const later = start({}, { isSignOutPending: true })
    await later.reach('signedOut')
    later.actor.send({ type: 'network.returned' })
    await waitFor(later.actor, () => later.done.includes('pending: false'))
    expect(later.done).toEqual(['sign-out', 'pending: false', 'clearCookies'])
  })

  it('does not sign out who came after a sign-out that the server did not hear', async () => {
    const session = start({ facts: situations.whole }, { isSignOutPending: true })
    session.actor.send({ type: 'member.authenticated', location: '/api/user/lena' })
    await session.reach('signedIn')
    session.actor.send({ type: 'window.focused' })
    await session.reach('signedIn')
    expect(session.done).toEqual(['pending: false'])
  })
})
