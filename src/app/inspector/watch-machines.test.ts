import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import type { InspectorMessage } from '#machines/inspector/inspector-messages.ts'
import { actorRecorder } from './actor-recorder.ts'
import { watchEveryActor } from './watch-machines.ts'

const asking = setup({
  types: {} as { events: { type: 'asked'; email: string }; context: { answer: string | null } },
  actors: { answer: fromPromise(() => Promise.resolve('yes')) },
}).createMachine({
  id: 'question',
  context: { answer: null },
  initial: 'waiting',
  states: {
    waiting: { on: { asked: 'asking' } },
    asking: { invoke: { id: 'answer', src: 'answer', onDone: 'answered' } },
    answered: { type: 'final' },
  },
})

let stop = () => {}
afterEach(() => stop())

function watch() {
  const messages: InspectorMessage[] = []
  const recorder = actorRecorder({
    page: () => ({ id: 'p1', title: 'Home', path: '/' }),
    post: (message) => messages.push(structuredClone(message)),
    now: () => 5,
  })
  stop = watchEveryActor(recorder.note)
  const kinds = () => messages.map(({ kind }) => kind)
  const steps = () =>
    messages.flatMap((message) => (message.kind === 'event.sent' ? [[message.step.event.type, message.step.from]] : []))
  const told = () => {
    recorder.notifyAll()
    const last = messages.at(-1)
    if (last?.kind !== 'page.present') throw new Error('It told something else.')
    return last
  }
  return { messages, kinds, steps, told }
}

describe('watching machines', () => {
  it('hears of an actor when it starts, of its events, and of the state that each leads to', () => {
    const { messages, kinds } = watch()
    const actor = createActor(asking).start()
    expect(kinds()).toEqual(['actor.started', 'event.sent', 'actor.moved'])
    expect(messages[0]).toMatchObject({
      pageId: 'p1',
      actor: { sessionId: actor.sessionId, parentId: null, name: 'question', state: { value: 'waiting' } },
    })
    expect(messages[2]).toMatchObject({
      number: 0,
      after: 'waiting',
      state: { status: 'active', data: { answer: null } },
    })
  })

  it('hears of what an actor invokes, and of the way there and back', async () => {
    const { messages, steps, told } = watch()
    const actor = createActor(asking).start()
    actor.send({ type: 'asked', email: 'lena@homely.example' })
    await expect.poll(() => actor.getSnapshot().status).toBe('done')
    const child = told().actors.find(({ parentId }) => parentId === actor.sessionId)
    expect(child).toMatchObject({ name: 'answer', chart: null, state: { status: 'done', data: { output: 'yes' } } })
    expect(steps()).toEqual([
      ['xstate.init', null],
      ['asked', null],
      ['xstate.init', actor.sessionId],
      ['xstate.promise.resolve', child?.sessionId],
      ['xstate.done.actor.answer', child?.sessionId],
    ])
    expect(JSON.stringify(messages)).not.toContain('lena@homely.example')
  })

  it('keeps for late comers what each event changed', () => {
    const { told } = watch()
    const actor = createActor(asking).start()
    actor.send({ type: 'asked', email: '' })
    actor.stop()
    const { actors, steps } = told()
    expect(steps.map(({ number, before, after }) => [number, before, after]).slice(0, 2)).toEqual([
      [0, 'waiting', 'waiting'],
      [1, 'waiting', 'asking'],
    ])
    expect(actors[0]?.state.status).toBe('stopped')
  })

  it('hears nothing when it was stopped', () => {
    const { kinds } = watch()
    stop()
    createActor(asking).start()
    expect(kinds()).toEqual([])
  })
})
