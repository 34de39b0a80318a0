import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type CreatePendingCollectionOutput,
  pendingCollectionMachine,
} from '#machines/pending-collection/pending-collection.machine.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'
import {
  outcomes,
  pendingCollectionWalks,
  pendingInputs,
  stillPendingCollection,
} from '../support/pending-collection-model.ts'

type Answers = { creations?: (CreatePendingCollectionOutput | Error)[]; posts?: (Error | null)[] }

/** Homes that wait, whose requests end as they are told to, one after the other. */
function start(
  input: { hasMember: boolean; hasPending: boolean; hasTracking: boolean },
  { creations = [], posts = [] }: Answers = {},
) {
  const clock = new SimulatedClock()
  const done: string[] = []
  const times = { created: 0, posted: 0 }
  const actor = createActor(
    pendingCollectionMachine.provide({
      actors: {
        createPending: fromPromise<CreatePendingCollectionOutput>(() => {
          const answer = creations[times.created]
          times.created += 1
          done.push('asked to create')
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
        sendTracking: fromPromise<void>(() => {
          const failure = posts[times.posted]
          times.posted += 1
          done.push('asked to count')
          return failure ? Promise.reject(failure) : Promise.resolve()
        }),
      },
      actions: {
        clearPending: () => void done.push('cleared'),
        announceCreated: (_, output) => void done.push(`created ${output.ok ? output.collection?.collectionId : ''}`),
        announceFailure: (_, reason) => void done.push(reason),
      },
    }),
    { input, clock },
  ).start()
  const reached = (state: 'empty' | 'failed' | 'refused' | 'uncounted' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, clock, done, reached, state: () => actor.getSnapshot().value }
}

const waitingForMember = { hasMember: true, hasPending: true, hasTracking: true }
const paths = pendingCollectionWalks.flatMap((walk) => walk.paths)

describe('homes that wait for their member', () => {
  it('have a path for every transition that they define', () => {
    expect(unwalked(stillPendingCollection, paths)).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      return `${stateOf(source)} --${event.type}${detail}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('are created once their member is there, told of, and then counted', async () => {
    const { actor, done, reached, state } = start(pendingInputs.nothing, { creations: [outcomes.created] })
    actor.send({ type: 'home.kept' })
    actor.send({ type: 'home.kept' })
    expect([state(), done]).toEqual(['waiting', []])
    actor.send({ type: 'member.arrived' })
    await reached('empty')
    actor.send({ type: 'member.arrived' })
    actor.send({ type: 'network.returned' })
    expect(done).toEqual(['asked to create', 'created 7', 'asked to count'])
  })

  it('are counted after a reload that came between, and not created again', async () => {
    const { done, reached } = start({ ...pendingInputs.uncounted, hasMember: true })
    await reached('empty')
    expect(done).toEqual(['asked to count'])
  })

  it('are counted later when that fails, without a word to the visitor', async () => {
    const { actor, clock, done, reached } = start(waitingForMember, {
      creations: [outcomes.created],
      posts: [new Error('offline'), new Error('offline'), null],
    })
    await reached('uncounted')
    actor.send({ type: 'network.returned' })
    await reached('uncounted')
    clock.increment(30_000)
    await reached('empty')
    expect(done).toEqual(['asked to create', 'created 7', 'asked to count', 'asked to count', 'asked to count'])
  })

  it('are left alone where another tab has created them', async () => {
    const { done, reached } = start(waitingForMember, { creations: [outcomes.taken] })
    await reached('empty')
    expect(done).toEqual(['asked to create', 'asked to count'])
  })

  it('are not lost by a failure, and are tried again with the network, the member or time', async () => {
    const offline = new Error('offline')
    const { actor, clock, done, reached } = start(waitingForMember, {
      creations: [offline, offline, offline, outcomes.created],
    })
    await reached('failed')
    expect(done).toEqual(['asked to create', 'UNREACHABLE'])
    actor.send({ type: 'network.returned' })
    await reached('failed')
    actor.send({ type: 'member.arrived' })
    await reached('failed')
    clock.increment(30_000)
    await reached('empty')
    expect(done.filter((each) => each === 'created 7')).toHaveLength(1)
  })

  it('wait for the next member where they are another member’s, or the session has ended', async () => {
    for (const outcome of [outcomes.ofAnother, outcomes.sessionEnded]) {
      const { actor, done, reached } = start(waitingForMember, { creations: [outcome] })
      await reached('waiting')
      actor.send({ type: 'network.returned' })
      expect(done).toEqual(['asked to create'])
    }
  })

  it('stay when the portal refuses them, until the visitor asks again or lets go of them', async () => {
    const { actor, done, reached, state } = start(waitingForMember, {
      creations: [outcomes.refused, outcomes.refused],
    })
    await reached('refused')
    actor.send({ type: 'creation.requested' })
    await reached('refused')
    actor.send({ type: 'homes.dropped' })
    expect([state(), done.at(-1)]).toEqual(['empty', 'cleared'])
  })
})
