import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { createPendingSubmission, type SubmissionOutput } from '#machines/pending-submission/pending-submission.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'
import {
  outcomes,
  pendingAlertWalks,
  pendingCollectionWalks,
  pendingInputs,
  stillPendingAlert,
  stillPendingCollection,
} from '../support/pending-submission-model.ts'

type Output = SubmissionOutput<{ id: string }>

type Answers = { creations?: (Output | Error)[]; finishes?: (Error | null)[] }

/** What waits for its member, whose requests end as they are told to, one after the other. */
function start(
  input: { hasMember: boolean; hasPending: boolean; isUnfinished: boolean },
  { creations = [], finishes = [] }: Answers = {},
) {
  const clock = new SimulatedClock()
  const done: string[] = []
  const times = { created: 0, finished: 0 }
  const actor = createActor(
    createPendingSubmission<{ id: string }>('pending').provide({
      actors: {
        createPending: fromPromise<Output>(() => {
          const answer = creations[times.created]
          times.created += 1
          done.push('asked to create')
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
        finish: fromPromise<void>(() => {
          const failure = finishes[times.finished]
          times.finished += 1
          done.push('asked to finish')
          return failure ? Promise.reject(failure) : Promise.resolve()
        }),
      },
      actions: {
        clearPending: () => void done.push('cleared'),
        announceCreated: (_, output) => {
          if (output.ok && output.created !== null) done.push(`created ${output.created.id}`)
        },
        announceFailure: (_, reason) => void done.push(reason),
      },
    }),
    { input, clock },
  ).start()
  const reached = (state: 'empty' | 'failed' | 'refused' | 'unfinished' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, clock, done, reached, state: () => actor.getSnapshot().value }
}

const waitingForMember = { hasMember: true, hasPending: true, isUnfinished: true }
const paths = pendingCollectionWalks.flatMap((walk) => walk.paths)

describe('what waits for its member', () => {
  it('have a path for every transition that they define', () => {
    expect(
      unwalked(
        stillPendingAlert,
        pendingAlertWalks.flatMap((walk) => walk.paths),
      ),
    ).toEqual([])
    expect(unwalked(stillPendingCollection, paths)).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      return `${stateOf(source)} --${event.type}${detail}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('are created once their member is there, told of, and then finished', async () => {
    const { actor, done, reached, state } = start(pendingInputs.nothing, { creations: [outcomes.created] })
    actor.send({ type: 'submission.kept' })
    actor.send({ type: 'submission.kept' })
    expect([state(), done]).toEqual(['waiting', []])
    actor.send({ type: 'member.arrived' })
    await reached('empty')
    actor.send({ type: 'member.arrived' })
    actor.send({ type: 'network.returned' })
    expect(done).toEqual(['asked to create', 'created 7', 'asked to finish'])
  })

  it('are finished after a reload that came between, and not created again', async () => {
    const { done, reached } = start({ ...pendingInputs.unfinished, hasMember: true })
    await reached('empty')
    expect(done).toEqual(['asked to finish'])
  })

  it('are finished later when that fails, without a word to the visitor', async () => {
    const { actor, clock, done, reached } = start(waitingForMember, {
      creations: [outcomes.created],
      finishes: [new Error('offline'), new Error('offline'), null],
    })
    await reached('unfinished')
    actor.send({ type: 'network.returned' })
    await reached('unfinished')
    clock.increment(30_000)
    await reached('empty')
    expect(done).toEqual(['asked to create', 'created 7', 'asked to finish', 'asked to finish', 'asked to finish'])
  })

  it('are left alone where another tab has created them', async () => {
    const { done, reached } = start(waitingForMember, { creations: [outcomes.taken] })
    await reached('empty')
    expect(done).toEqual(['asked to create', 'asked to finish'])
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
    actor.send({ type: 'submission.requested' })
    await reached('refused')
    actor.send({ type: 'submission.dropped' })
    expect([state(), done.at(-1)]).toEqual(['empty', 'cleared'])
  })
})
