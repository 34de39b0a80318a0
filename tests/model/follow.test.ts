import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { followMachine, type FollowState, type SendFollowOutput } from '#machines/follow/follow.machine.ts'
import { followOutcomes, followPaths, readStates, stillFollow } from '../support/follow-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

type Answer = SendFollowOutput | Error | Promise<SendFollowOutput>

/** A follow whose requests end as they are told to, one after the other, with what it did on the way. */
function start({
  reads = [readStates.notFollowing],
  answers = [],
}: { reads?: (FollowState | Error)[]; answers?: Answer[] } = {}) {
  const clock = new SimulatedClock()
  const done: string[] = []
  let [timesRead, timesSent] = [0, 0]
  const actor = createActor(
    followMachine.provide({
      actors: {
        readFollow: fromPromise<FollowState>(async () => {
          const state = reads[Math.min(timesRead++, reads.length - 1)]
          if (state === undefined || state instanceof Error) throw state ?? new Error('nothing to read')
          return state
        }),
        sendFollow: fromPromise<SendFollowOutput, { isFollowing: boolean }>(async ({ input }) => {
          done.push(`send ${input.isFollowing}`)
          const answer = answers[timesSent++] ?? new Promise<never>(() => {})
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
      actions: {
        savePendingFollow: (_, isFollowing) => void done.push(`keep ${isFollowing}`),
        clearPendingFollow: () => void done.push('drop'),
        askToLogIn: () => void done.push('ask'),
        countFollow: () => void done.push('count'),
      },
    }),
    { clock },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const shown = () => {
    const { intent, isFollowing } = actor.getSnapshot().context
    return intent ?? isFollowing
  }
  return { actor, clock, done, settled, shown, state: () => actor.getSnapshot().value }
}

describe('a follow', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillFollow, followPaths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = followPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      return `${stateOf(source)} --${event.type}${detail}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('shows at once, is sent once, and is counted when the portal has taken it', async () => {
    const { actor, done, settled, shown, state } = start({ answers: [followOutcomes.follows] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    expect(shown()).toBe(true)
    expect(done).toEqual(['keep true', 'send true'])
    await settled()
    expect([state(), shown(), done]).toEqual([{ member: 'settled' }, true, ['keep true', 'send true', 'count', 'drop']])
    expect(actor.getSnapshot().context.followerCount).toBe(8)
  })

  it('is one request after the other when it is pressed twice, and ends as it was pressed last', async () => {
    const first = Promise.withResolvers<SendFollowOutput>()
    const { actor, done, settled, shown } = start({ answers: [first.promise, followOutcomes.followsNoMore] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    actor.send({ type: 'follow.pressed' })
    expect([shown(), done]).toEqual([false, ['keep true', 'send true', 'keep false']])
    first.resolve(followOutcomes.follows)
    await expect.poll(() => done.slice(3)).toEqual(['count', 'drop', 'keep false', 'send false', 'drop'])
    await settled()
    expect([shown(), done.filter((each) => each === 'count')]).toEqual([false, ['count']])
  })

  it('is kept on the device where nobody is logged in, and sent by nobody here', async () => {
    const { actor, done, settled, shown } = start({ reads: [readStates.following] })
    actor.send({ type: 'member.left' })
    actor.send({ type: 'follow.pressed' })
    expect([done, shown()]).toEqual([['keep true', 'ask'], false])
    actor.send({ type: 'member.arrived' })
    await settled()
    expect([done, shown()]).toEqual([['keep true', 'ask'], true])
  })

  it('waits for who is there where it was pressed before that is known', async () => {
    const { actor, done, settled } = start({ answers: [followOutcomes.follows] })
    actor.send({ type: 'follow.pressed' })
    actor.send({ type: 'member.arrived' })
    await settled()
    await expect.poll(() => done).toEqual(['keep true', 'send true', 'count', 'drop'])
    const nobody = start()
    nobody.actor.send({ type: 'follow.pressed' })
    nobody.actor.send({ type: 'member.left' })
    expect([nobody.done, nobody.shown()]).toEqual([['keep true', 'ask'], false])
  })

  it('is kept without the network and sent when it is back', async () => {
    const { actor, done, settled, shown, state } = start({ answers: [new Error('offline'), followOutcomes.follows] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    await settled()
    expect([state(), shown(), done]).toEqual([{ member: 'unreachable' }, true, ['keep true', 'send true']])
    actor.send({ type: 'network.returned' })
    await settled()
    expect([state(), done.slice(2)]).toEqual([{ member: 'settled' }, ['keep true', 'send true', 'count', 'drop']])
  })

  it('is kept where it could not be read whether there is one, for the page may be left', async () => {
    const { actor, done, settled, state } = start({ reads: [new Error('offline')] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    await settled()
    expect([state(), done]).toEqual([{ member: 'unread' }, ['keep true']])
  })

  it('is kept when no answer comes in time', async () => {
    const { actor, clock, settled, state } = start()
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    clock.increment(20_000)
    expect(state()).toEqual({ member: 'unreachable' })
  })

  it('is taken back with the words of the portal when that refuses', async () => {
    const { actor, settled, shown } = start({ answers: [followOutcomes.refused] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    await settled()
    expect([shown(), actor.getSnapshot().context.message]).toEqual([false, 'You can’t follow yourself.'])
  })

  it('asks to log in when the session has ended meanwhile, and keeps the intent', async () => {
    const { actor, done, settled, state } = start({ answers: [followOutcomes.sessionEnded] })
    actor.send({ type: 'member.arrived' })
    await settled()
    actor.send({ type: 'follow.pressed' })
    await settled()
    expect([state(), done]).toEqual(['loggedOut', ['keep true', 'send true', 'keep true', 'ask']])
  })

  it('is nothing for oneself', async () => {
    const { actor, done, settled, state } = start({ reads: [readStates.own] })
    actor.send({ type: 'follow.pressed' })
    actor.send({ type: 'member.arrived' })
    await settled()
    expect([state(), done]).toEqual([{ member: 'own' }, ['drop']])
  })

  it('leaves nothing on the device where it was taken back before it was read', async () => {
    const { actor, done, settled, shown } = start()
    actor.send({ type: 'member.arrived' })
    actor.send({ type: 'follow.pressed' })
    actor.send({ type: 'follow.pressed' })
    await settled()
    expect([done, shown()]).toEqual([['keep true', 'keep false', 'drop'], false])
  })

  it('lets go of nothing that waits on the device when it is only read', async () => {
    const { actor, done, settled } = start()
    actor.send({ type: 'member.arrived' })
    await settled()
    expect(done).toEqual([])
  })
})
