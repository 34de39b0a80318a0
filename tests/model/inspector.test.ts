import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { actor, present, step } from '../support/inspector-messages.ts'
import { inspectorEvents, inspectorPaths, regionsOf, stillInspector } from '../support/inspector-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

function start(openHosted: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = []
  const running = createActor(
    inspectorMachine.provide({
      actors: { openHosted: fromPromise<void>(openHosted) },
      actions: {
        askPages: () => done.push('askPages'),
        introduceToHosted: (_, { pages }) => done.push(`introduceToHosted ${pages.length}`),
        sendToHosted: (_, { kind }) => done.push(`sendToHosted ${kind}`),
        closeHosted: () => done.push('closeHosted'),
      },
    }),
  ).start()
  return { running, done }
}

/** What it says of a part that it does not have when these events come. */
async function complaintWithout(part: string, types: readonly string[]): Promise<string> {
  const errors: unknown[] = []
  const given = { askPages: () => {}, introduceToHosted: () => {}, sendToHosted: () => {}, closeHosted: () => {} }
  const running = createActor(
    inspectorMachine.provide({
      actors: part === 'openHosted' ? {} : { openHosted: fromPromise<void>(() => new Promise(() => {})) },
      actions: Object.fromEntries(Object.entries(given).filter(([name]) => name !== part)),
    }),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event' || !inspected.event.type.startsWith('xstate.error.actor')) return
        errors.push('error' in inspected.event ? inspected.event.error : null)
      },
    },
  )
  running.subscribe({ error: (error) => errors.push(error) })
  running.start()
  for (const type of types) {
    const event = inspectorEvents.find((each) => each.type === type)
    if (event && running.getSnapshot().status === 'active') running.send(event as never)
  }
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  return String(errors[0])
}

const heard = (message = present()) => ({ type: 'message.received', message }) as const
const contextOf = ({ running }: ReturnType<typeof start>) => running.getSnapshot().context

describe('the inspector', () => {
  it('leaves no transition unwalked', () => {
    const walked = new Set(
      inspectorPaths.flatMap(({ source, event }) => {
        const [log, hosted] = regionsOf(source).split(' ')
        return [`"" --${event.type}`, `"log.${log}" --${event.type}`, `"hosted.${hosted}" --${event.type}`]
      }),
    )
    expect(definedTransitions(inspectorMachine).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('walks every path to where it leads', () => {
    for (const { steps, event, target } of inspectorPaths) {
      const walker = createActor(stillInspector).start()
      for (const each of [...steps, event]) walker.send(each as never)
      const { value, context } = walker.getSnapshot()
      expect(`${JSON.stringify(value)} ${JSON.stringify(context)}`).toBe(target)
    }
    expect(inspectorPaths.length).toBeGreaterThan(100)
  })

  it('answers each event in each state as it always did', () => {
    const states = [...new Set(inspectorPaths.map(({ source }) => regionsOf(source)))]
    const table = states.toSorted().map((source) => {
      const answers = inspectorEvents.map(({ type }) => {
        const taken = inspectorPaths.filter((path) => regionsOf(path.source) === source && path.event.type === type)
        return [type, [...new Set(taken.map(({ target }) => regionsOf(target)))].join(' or ') || null]
      })
      return [source, Object.fromEntries(answers)]
    })
    expect(Object.fromEntries(table)).toMatchSnapshot()
  })

  it('asks the pages when it begins, and chooses the first machine that it hears of', () => {
    const inspector = start()
    expect(inspector.done).toEqual(['askPages'])
    inspector.running.send(heard(present({ actors: [actor({ sessionId: 'x:5', chart: null }), actor()] })))
    expect(contextOf(inspector).chosen).toEqual({ pageId: 'p1', sessionId: 'x:0' })
  })

  it('keeps the actor that was chosen, whoever comes later', () => {
    const inspector = start()
    inspector.running.send({ type: 'actor.chosen', actor: { pageId: 'p9', sessionId: 'x:9' } })
    inspector.running.send(heard())
    expect(contextOf(inspector).chosen).toEqual({ pageId: 'p9', sessionId: 'x:9' })
  })

  it('chooses nobody while there is no machine', () => {
    const inspector = start()
    inspector.running.send(heard(present({ actors: [actor({ chart: null })] })))
    expect(contextOf(inspector).chosen).toBeNull()
  })

  it('shows everything at first, and keeps the filter that was typed', () => {
    const inspector = start()
    expect(contextOf(inspector).filter).toBe('')
    inspector.running.send({ type: 'filter.changed', filter: 'menu' })
    expect(contextOf(inspector).filter).toBe('menu')
  })

  it('takes nothing in while it is paused, and asks again when it goes on', () => {
    const inspector = start()
    inspector.running.send({ type: 'pause.pressed' })
    inspector.running.send(heard())
    expect(contextOf(inspector).inspection.pages).toEqual([])
    inspector.running.send({ type: 'resume.pressed' })
    expect(inspector.done).toEqual(['askPages', 'askPages'])
  })

  it('clears the log, not what runs', () => {
    const inspector = start()
    inspector.running.send(heard(present({ steps: [step(0)] })))
    inspector.running.send({ type: 'log.cleared' })
    const [page] = contextOf(inspector).inspection.pages
    expect([page?.steps, page?.actors.length]).toEqual([[], 1])
  })

  it('introduces what it knows to the hosted inspector once that is open, and tells it the rest, paused or not', async () => {
    const inspector = start()
    inspector.running.send(heard())
    inspector.running.send({ type: 'hosted.chosen' })
    await expect.poll(() => inspector.running.getSnapshot().matches({ hosted: 'open' })).toBe(true)
    inspector.running.send({ type: 'pause.pressed' })
    inspector.running.send(heard())
    inspector.running.send({ type: 'own.chosen' })
    inspector.running.send(heard())
    expect(inspector.done.slice(1)).toEqual(['introduceToHosted 1', 'sendToHosted page.present', 'closeHosted'])
  })

  it('says that the hosted inspector could not be opened, and tries again when asked', async () => {
    let attempts = 0
    const inspector = start(() => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new Error('blocked')) : Promise.resolve()
    })
    inspector.running.send({ type: 'hosted.chosen' })
    await expect.poll(() => inspector.running.getSnapshot().matches({ hosted: 'refused' })).toBe(true)
    inspector.running.send({ type: 'hosted.chosen' })
    await expect.poll(() => inspector.running.getSnapshot().matches({ hosted: 'open' })).toBe(true)
  })

  it.each([
    ['askPages', []],
    ['openHosted', ['hosted.chosen']],
    ['introduceToHosted of 0 pages', ['hosted.chosen', 'xstate.done.actor.openHosted']],
    ['sendToHosted of page.present', ['hosted.chosen', 'xstate.done.actor.openHosted', 'message.received']],
    ['closeHosted', ['hosted.chosen', 'xstate.done.actor.openHosted', 'own.chosen']],
  ] as const)('says that it misses %s when that was not handed in', async (part, events) => {
    expect(await complaintWithout(part.split(' ')[0] ?? '', events)).toContain(
      `inspectorMachine needs provide() with ${part}`,
    )
  })
})
