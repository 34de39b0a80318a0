import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type AnswerInvitationOutput,
  type InvitationAnswer,
  invitationMachine,
  type OpenedInvitation,
} from '#machines/invitation/invitation.machine.ts'
import { forYou, memberPaths, nobodyPaths, ofAnother, outcomes, stillInvitation } from '../support/invitation-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

type Answers = { reads?: (OpenedInvitation | null | Error)[]; answers?: (AnswerInvitationOutput | Error)[] }

/** An opened invitation whose requests end as they are told to, one after the other. */
function start(hasMember: boolean, { reads = [forYou], answers = [] }: Answers = {}) {
  const clock = new SimulatedClock()
  const asked: InvitationAnswer[] = []
  let timesRead = 0
  const next = <Output>(answer: Output | Error | undefined): Promise<Output> => {
    if (answer instanceof Error) return Promise.reject(answer)
    return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer)
  }
  const actor = createActor(
    invitationMachine.provide({
      actors: {
        readInvitation: fromPromise<OpenedInvitation | null>(() => {
          timesRead += 1
          return next(reads[Math.min(timesRead, reads.length) - 1])
        }),
        answerInvitation: fromPromise<
          AnswerInvitationOutput,
          { answer: InvitationAnswer; invitation: OpenedInvitation | null }
        >(({ input }) => {
          asked.push(input.answer)
          return next(answers[asked.length - 1])
        }),
      },
    }),
    { input: { hasMember }, clock },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, clock, asked, settled, state: () => actor.getSnapshot().value }
}

const paths = [...memberPaths, ...nobodyPaths]

describe('an invitation', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillInvitation, paths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'answer' in event ? ` ${event.answer}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is accepted by the member it was sent to, once', async () => {
    const { actor, asked, settled, state } = start(true, { answers: [outcomes.taken] })
    await settled()
    actor.send({ type: 'answer.chosen', answer: 'accept' })
    actor.send({ type: 'answer.chosen', answer: 'decline' })
    await settled()
    expect([state(), asked]).toEqual(['accepted', ['accept']])
    expect(actor.getSnapshot().context.path).toBe('/collections/abc/by-the-sea')
  })

  it('is declined', async () => {
    const { actor, settled, state } = start(true, { answers: [outcomes.taken] })
    await settled()
    actor.send({ type: 'answer.chosen', answer: 'decline' })
    await settled()
    expect(state()).toBe('declined')
  })

  it('needs somebody, and is read again when they are there', async () => {
    const { actor, asked, settled, state } = start(false, { reads: [ofAnother, ofAnother, forYou] })
    await settled()
    expect(state()).toEqual({ open: 'loggedOut' })
    actor.send({ type: 'answer.chosen', answer: 'accept' })
    expect(asked).toEqual([])
    actor.send({ type: 'member.arrived' })
    await settled()
    expect(state()).toEqual({ open: 'wrongAccount' })
    actor.send({ type: 'member.left' })
    actor.send({ type: 'member.arrived' })
    await settled()
    expect(state()).toEqual({ open: 'offered' })
  })

  it('has expired where there is none any more, or the portal says so', async () => {
    const gone = start(true, { reads: [null] })
    await gone.settled()
    const late = start(true, { answers: [outcomes.expired] })
    await late.settled()
    late.actor.send({ type: 'answer.chosen', answer: 'accept' })
    await late.settled()
    expect([gone.state(), late.state()]).toEqual(['expired', 'expired'])
  })

  it('says why it was not answered, and can be answered again', async () => {
    const { actor, asked, clock, settled, state } = start(true, {
      answers: [outcomes.refused, new Error('offline'), outcomes.ofAnother],
    })
    await settled()
    const accept = () => actor.send({ type: 'answer.chosen', answer: 'accept' })
    accept()
    await settled()
    expect([state(), actor.getSnapshot().context.message]).toEqual([{ open: 'refused' }, outcomes.refused.message])
    accept()
    await settled()
    expect(state()).toEqual({ open: 'unreachable' })
    accept()
    await settled()
    expect([state(), asked.length]).toEqual([{ open: 'wrongAccount' }, 3])
    clock.increment(20_000)
    expect(state()).toEqual({ open: 'wrongAccount' })
  })

  it('is not answered by itself after the session has ended', async () => {
    const { actor, asked, settled, state } = start(true, { answers: [outcomes.sessionEnded, outcomes.taken] })
    await settled()
    actor.send({ type: 'answer.chosen', answer: 'accept' })
    await settled()
    expect(state()).toEqual({ open: 'loggedOut' })
    actor.send({ type: 'member.arrived' })
    await settled()
    expect([state(), asked]).toEqual([{ open: 'offered' }, ['accept']])
  })

  it('is given up after 20 seconds and read again with the network', async () => {
    const { actor, clock, settled, state } = start(true, { reads: [new Error('offline'), forYou] })
    await settled()
    expect(state()).toBe('unread')
    actor.send({ type: 'network.returned' })
    await settled()
    expect(state()).toEqual({ open: 'offered' })
    actor.send({ type: 'answer.chosen', answer: 'accept' })
    clock.increment(20_000)
    expect(state()).toEqual({ open: 'unreachable' })
  })
})
