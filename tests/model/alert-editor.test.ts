import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  alertEditorMachine,
  type EditedAlert,
  type PreparedAlert,
  type SaveAlertOutput,
} from '#machines/alert-editor/alert-editor.machine.ts'
import {
  draft,
  knownAlert,
  knownAlertPaths,
  namedDraft,
  newAlert,
  newAlertPaths,
  outcomes,
  prepared,
  stillAlertEditor,
} from '../support/alert-editor-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

type Surroundings = { input?: EditedAlert; prepares?: PreparedAlert | Error; answers?: (SaveAlertOutput | Error)[] }

/** An editor whose requests end as they are told to, one after the other. */
function start({ input = newAlert, prepares = prepared.new, answers = [] }: Surroundings = {}) {
  const asked: EditedAlert[] = []
  const kept: EditedAlert[] = []
  const told: SaveAlertOutput[] = []
  const actor = createActor(
    alertEditorMachine.provide({
      actors: {
        prepareAlert: fromPromise<PreparedAlert>(() =>
          prepares instanceof Error ? Promise.reject(prepares) : Promise.resolve(prepares),
        ),
        saveAlert: fromPromise<SaveAlertOutput, EditedAlert>(({ input: alert }) => {
          const answer = answers[asked.length]
          asked.push(alert)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
      actions: {
        savePending: (_, { alertId, draft: given, suggestedName, idempotencyKey }) =>
          void kept.push({ alertId, draft: given, suggestedName, idempotencyKey }),
        notifySaved: (_, output) => void told.push(output),
      },
    }),
    { input },
  ).start()
  const reached = (state: 'editing' | 'existing' | 'saved' | 'sessionEnded' | 'kept') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const submit = (isMember = true) => actor.send({ type: 'alert.submitted', isMember })
  return { actor, asked, kept, told, reached, submit }
}

const stateOf = (key: string): string => {
  const value: unknown = JSON.parse(key.slice(0, key.indexOf(' ')))
  return typeof value === 'string' ? value : Object.entries(Object(value)).flat().join('.')
}
const paths = [...newAlertPaths, ...knownAlertPaths]

describe('an alert in the editor', () => {
  it('has a path for every transition that it defines', () => {
    const walked = new Set(
      paths.flatMap(({ source, event }) => {
        const state = stateOf(source)
        return [state, state.split('.')[0]].map((name) => `"${name}" --${event.type}`)
      }),
    )
    expect(definedTransitions(stillAlertEditor).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const who = 'isMember' in event ? ` isMember ${event.isMember}` : ''
      const words = 'draft' in event ? (event.draft === draft ? ' without a name' : ' with a name') : ''
      return `${stateOf(source)} --${event.type}${detail}${who}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('begins with the name that the portal suggests', async () => {
    const { actor, reached } = start()
    await reached('editing')
    expect(actor.getSnapshot().context.draft).toEqual({ ...draft, name: 'Buy in Fitzroy' })
  })

  it('is called by its search until it is called otherwise', async () => {
    const { actor, reached } = start()
    await reached('editing')
    const nameAfter = (name: string) => {
      actor.send({ type: 'name.suggested', name })
      return actor.getSnapshot().context.draft.name
    }
    expect(nameAfter('Buy in Carlton')).toBe('Buy in Carlton')
    actor.send({ type: 'draft.changed', draft: namedDraft })
    expect(nameAfter('Buy in Collingwood')).toBe(namedDraft.name)
  })

  it('is offered the alert of the same search in place of a second one', async () => {
    const { actor, asked, reached, submit } = start({ prepares: prepared.existing })
    await reached('existing')
    submit()
    expect([actor.getSnapshot().context.existingId, asked]).toEqual(['3', []])
  })

  it('can be written when nothing is suggested', async () => {
    const { actor, asked, reached, submit } = start({ prepares: new Error('offline') })
    await reached('editing')
    submit()
    expect([actor.getSnapshot().value, asked]).toEqual([{ editing: 'nameMissing' }, []])
    actor.send({ type: 'draft.changed', draft: namedDraft })
    expect(actor.getSnapshot().value).toEqual({ editing: 'ready' })
  })

  it('is saved once, whatever is pressed, and is told of', async () => {
    const { actor, asked, told, reached, submit } = start({ answers: [outcomes.saved] })
    await reached('editing')
    submit()
    submit()
    await reached('saved')
    expect(asked).toEqual([
      { ...newAlert, suggestedName: 'Buy in Fitzroy', draft: { ...draft, name: 'Buy in Fitzroy' } },
    ])
    expect([actor.getSnapshot().context.alertId, told]).toEqual(['7', [outcomes.saved]])
  })

  it('keeps what was typed when no answer came, and goes out again under the same key', async () => {
    const { actor, asked, reached, submit } = start({ answers: [new Error('offline'), outcomes.saved] })
    await reached('editing')
    actor.send({ type: 'draft.changed', draft: namedDraft })
    submit()
    await reached('editing')
    expect(actor.getSnapshot().value).toEqual({ editing: 'unreachable' })
    expect(actor.getSnapshot().context.draft).toEqual(namedDraft)
    submit()
    await reached('saved')
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['the-first-key-0001', 'the-first-key-0001'])
  })

  it('keeps what was typed when the portal refuses it, and says why', async () => {
    const { actor, reached, submit } = start({ input: knownAlert, answers: [outcomes.refused] })
    submit()
    await reached('editing')
    expect(actor.getSnapshot().value).toEqual({ editing: 'refused' })
    expect(actor.getSnapshot().context).toMatchObject({ draft: namedDraft, refusal: outcomes.refused.message })
  })

  it('is handed over when nobody is logged in, with its key', async () => {
    const { asked, kept, reached, submit } = start()
    await reached('editing')
    submit(false)
    await reached('kept')
    expect([asked, kept]).toEqual([
      [],
      [{ ...newAlert, suggestedName: 'Buy in Fitzroy', draft: { ...draft, name: 'Buy in Fitzroy' } }],
    ])
  })

  it('is handed over when the session ended while it was saved for the first time', async () => {
    const { kept, reached, submit } = start({ answers: [outcomes.sessionEnded] })
    await reached('editing')
    submit()
    await reached('kept')
    expect(kept.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['the-first-key-0001'])
  })

  it('waits for its member when the session ended while it was changed, and goes on by itself', async () => {
    const { actor, asked, kept, reached, submit } = start({
      input: knownAlert,
      answers: [outcomes.sessionEnded, outcomes.saved],
    })
    submit()
    await reached('sessionEnded')
    expect([kept, actor.getSnapshot().context.draft]).toEqual([[], namedDraft])
    actor.send({ type: 'member.returned' })
    await reached('saved')
    expect(asked).toHaveLength(2)
  })

  it('gives up waiting: for a suggestion after 8 seconds, for an answer after 20', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillAlertEditor, { clock, input: newAlert }).start()
    clock.increment(8_000)
    expect(actor.getSnapshot().value).toEqual({ editing: 'ready' })
    actor.send({ type: 'draft.changed', draft: namedDraft })
    actor.send({ type: 'alert.submitted', isMember: true })
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('saving')
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ editing: 'unreachable' })
  })
})
