import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  enquiryReplyMachine,
  type SavedReply,
  type SendReplyOutput,
} from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { enquiryReplyPaths, replyInput, replyOutcomes, stillEnquiryReply } from '../support/enquiry-reply-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

/** A reply whose requests end as they are told to, one after the other; one without an answer goes on. */
function start(answers: (SendReplyOutput | Error)[] = [], input = replyInput) {
  const clock = new SimulatedClock()
  const sent: SavedReply[] = []
  const kept: (string | null)[] = []
  const actor = createActor(
    enquiryReplyMachine.provide({
      actors: {
        sendReply: fromPromise<SendReplyOutput, SavedReply>(({ input: reply }) => {
          const answer = answers[sent.push(reply) - 1]
          if (answer instanceof Error) return Promise.reject(answer)
          return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer)
        }),
      },
      actions: {
        persistReply: (_, { message }) => void kept.push(message),
        forgetReply: () => void kept.push(null),
      },
    }),
    { input, clock },
  ).start()
  const type = (message: string, idempotencyKey = `key of ${message}`) =>
    actor.send({ type: 'message.changed', message, idempotencyKey })
  const submit = () => actor.send({ type: 'reply.submitted' })
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const state = () => actor.getSnapshot().value
  return { actor, clock, sent, kept, type, submit, settled, state, context: () => actor.getSnapshot().context }
}

describe('a reply to an enquiry', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillEnquiryReply, enquiryReplyPaths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = enquiryReplyPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'message' in event ? ` ${JSON.stringify(event.message)}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is sent once, however often it is pressed, and then forgotten', async () => {
    const { kept, sent, settled, state, submit, type, context } = start([replyOutcomes.sent])
    type('Yes.')
    submit()
    submit()
    await settled()
    expect([state(), sent]).toEqual([{ writing: 'sent' }, [{ message: 'Yes.', idempotencyKey: 'key of Yes.' }]])
    expect([kept, context().message]).toEqual([['Yes.', null], ''])
  })

  it('keeps words and key when no answer came, so that a repeat is the same reply', async () => {
    const { sent, settled, state, submit, type, context } = start([new Error('offline'), replyOutcomes.sent])
    type('Yes.')
    submit()
    await settled()
    expect([state(), context().message]).toEqual([{ writing: 'unreachable' }, 'Yes.'])
    submit()
    await settled()
    expect(state()).toEqual({ writing: 'sent' })
    expect(sent[1]).toEqual(sent[0])
  })

  it('says what the portal had against it, until something else is typed', async () => {
    const { settled, state, submit, type, context } = start([replyOutcomes.refused])
    type('Yes.')
    submit()
    await settled()
    expect([state(), context().problem, context().message]).toEqual([
      { writing: 'refused' },
      replyOutcomes.refused.message,
      'Yes.',
    ])
    type('Yes, indeed.')
    expect([state(), context().problem]).toEqual([{ writing: 'editing' }, ''])
  })

  it('without words is not sent', () => {
    const { sent, state, submit, type, context } = start()
    type('  ')
    submit()
    expect([state(), context().problem, sent]).toEqual([{ writing: 'incomplete' }, 'Write a reply.', []])
  })

  it('is given up after 20 seconds, and what was kept before goes on', async () => {
    const { clock, sent, state, submit } = start([], { message: 'From yesterday.', idempotencyKey: 'old' })
    submit()
    clock.increment(20_000)
    expect([state(), sent]).toEqual([
      { writing: 'unreachable' },
      [{ message: 'From yesterday.', idempotencyKey: 'old' }],
    ])
  })
})
