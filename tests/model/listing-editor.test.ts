import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type InputFrom, SimulatedClock, waitFor } from 'xstate'
import type {
  ReadDraftOutput,
  RunCommandInput,
  RunCommandOutput,
  SaveDraftOutput,
  SaveDraftInput,
  TypedDraft,
} from '#machines/listing-editor/draft-answers.ts'
import { listingEditorMachine } from '#machines/listing-editor/listing-editor.machine.ts'
import {
  answers,
  editorInputs,
  editorWalks,
  fresh,
  portalDraft,
  publish,
  stillListingEditor,
  typed,
  typedOn,
} from '../support/listing-editor-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

type Answers = {
  read?: ReadDraftOutput | Error
  saves?: (SaveDraftOutput | Error)[]
  commands?: (RunCommandOutput | Error)[]
}

const inTurn = <Output>(list: readonly (Output | Error)[] = []) => {
  const left = [...list]
  return () => {
    const answer = left.shift()
    if (answer instanceof Error) return Promise.reject(answer)
    return answer === undefined ? new Promise<never>(() => {}) : Promise.resolve(answer)
  }
}

/** An editor whose requests end as they are told to, one after the other; one without an answer goes on. */
async function start({ read = null, saves, commands }: Answers = {}, input = editorInputs.fresh as EditorInput) {
  const clock = new SimulatedClock()
  const sent: SaveDraftInput[] = []
  const ran: RunCommandInput[] = []
  const persisted: (TypedDraft | null)[] = []
  const nextSave = inTurn(saves)
  const nextCommand = inTurn(commands)
  const actor = createActor(
    listingEditorMachine.provide({
      actors: {
        readDraft: fromPromise<ReadDraftOutput>(inTurn([read])),
        saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(({ input: draft }) => {
          sent.push(draft)
          return nextSave()
        }),
        runCommand: fromPromise<RunCommandOutput, RunCommandInput>(({ input: wanted }) => {
          ran.push(wanted)
          return nextCommand()
        }),
      },
      actions: {
        persist: (_, { content, revision, unanswered }) => void persisted.push({ content, revision, unanswered }),
        clearPersisted: () => void persisted.push(null),
        askToSignIn: () => {},
      },
    }),
    { input, clock },
  ).start()
  const reached = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state)
  await waitFor(actor, (snapshot) => snapshot.value !== 'loading')
  const type = (content: typeof typed) => actor.send({ type: 'content.changed', content })
  return { actor, clock, sent, ran, persisted, reached, type, context: () => actor.getSnapshot().context }
}
type EditorInput = InputFrom<typeof listingEditorMachine>

describe('a listing that an agent types in', () => {
  it('has a path for every transition that it defines', () => {
    const paths = editorWalks.flatMap((walk) => walk.paths)
    expect(unwalked(stillListingEditor, paths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = editorWalks.flatMap(({ paths }) =>
      paths.map(({ source, event, target }) => `${stateOf(source)} --${event.type}--> ${stateOf(target)}`),
    )
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is persisted in the browser at once, and saved after a pause without typing', async () => {
    const { clock, persisted, reached, sent, type } = await start({ saves: [answers.saved] })
    type(typed)
    expect(persisted.at(-1)).toEqual({ content: typed, revision: 0, unanswered: null })
    clock.increment(1400)
    type(typedOn)
    clock.increment(1400)
    expect(sent).toEqual([])
    clock.increment(100)
    await reached('draft')
    expect([sent, persisted.at(-1)]).toEqual([[{ content: typedOn, revision: 0 }], null])
  })

  it('saves what was typed during a save on top of it', async () => {
    const { actor, clock, persisted, reached, sent, type } = await start({ saves: [answers.saved, answers.saved] })
    type(typed)
    actor.send({ type: 'save.requested' })
    type(typedOn)
    await reached('unsaved')
    expect(persisted.at(-1)).toEqual({ content: typedOn, revision: 1, unanswered: null })
    clock.increment(1500)
    await reached('draft')
    expect(sent.at(-1)).toEqual({ content: typedOn, revision: 1 })
  })

  it('tries a save without an answer again, after a while and when the network is back', async () => {
    const offline = new Error('offline')
    const { actor, clock, persisted, reached, sent, type } = await start({ saves: [offline, offline, answers.saved] })
    type(typed)
    actor.send({ type: 'save.requested' })
    await reached('saveFailed')
    expect(persisted.at(-1)).toEqual({ content: typed, revision: 0, unanswered: typed })
    clock.increment(15_000)
    await reached('saveFailed')
    actor.send({ type: 'network.returned' })
    await reached('draft')
    expect(sent.length).toBe(3)
  })

  it('sends a save without an answer again first, and then what was typed since', async () => {
    const { actor, reached, sent, type } = await start({ saves: [new Error('offline'), answers.saved, answers.saved] })
    type(typed)
    actor.send({ type: 'save.requested' })
    await reached('saveFailed')
    type(typedOn)
    actor.send({ type: 'network.returned' })
    await reached('unsaved')
    actor.send({ type: 'save.requested' })
    await reached('draft')
    expect(sent).toEqual([
      { content: typed, revision: 0 },
      { content: typed, revision: 0 },
      { content: typedOn, revision: 1 },
    ])
  })

  it('is no conflict with itself, where the answer to a save was lost with the page', async () => {
    const lost = { persisted: { content: typedOn, revision: 1, unanswered: typed }, fresh: null }
    const arrived = await start({ read: portalDraft({ revision: 2 }) }, lost)
    expect([arrived.actor.getSnapshot().value, arrived.context().revision]).toEqual(['unsaved', 2])
    const underWay = await start({ read: portalDraft({ content: fresh }), saves: [answers.saved] }, lost)
    underWay.actor.send({ type: 'save.requested' })
    expect(underWay.sent).toEqual([{ content: typed, revision: 1 }])
    const changed = await start({ read: portalDraft({ content: fresh, revision: 3 }) }, lost)
    expect(changed.actor.getSnapshot().value).toBe('conflict')
  })

  it('stays in the browser where a colleague deleted the draft, until its agent discards it', async () => {
    const found = await start({ read: null }, editorInputs.persisted)
    expect([found.actor.getSnapshot().value, found.context().content]).toEqual(['deletedMeanwhile', typed])
    const { actor, persisted, reached, type } = await start({
      read: portalDraft({}),
      saves: [answers.deletedMeanwhile],
    })
    type(typedOn)
    actor.send({ type: 'save.requested' })
    await reached('deletedMeanwhile')
    expect(persisted.at(-1)).toEqual({ content: typedOn, revision: 1, unanswered: null })
    actor.send({ type: 'own.discarded' })
    await reached('deleted')
    expect(persisted.at(-1)).toBeNull()
  })

  it('goes on with what was typed before, also without a connection', async () => {
    const online = await start({ read: portalDraft({ content: fresh }) }, editorInputs.persisted)
    expect([online.actor.getSnapshot().value, online.context().content]).toEqual(['unsaved', typed])
    const offline = await start({ read: new Error('offline') }, editorInputs.persisted)
    expect([offline.actor.getSnapshot().value, offline.context().content]).toEqual(['saveFailed', typed])
  })

  it('lets one choose between both where somebody else has saved meanwhile', async () => {
    const changedSince = portalDraft({ content: typedOn, revision: 4 })
    const own = await start({ read: changedSince, saves: [answers.saved] }, editorInputs.persisted)
    expect([own.actor.getSnapshot().value, own.context().theirs?.content]).toEqual(['conflict', typedOn])
    own.actor.send({ type: 'own.chosen' })
    await own.reached('draft')
    expect(own.sent).toEqual([{ content: typed, revision: 4 }])
    const theirs = await start({ read: changedSince }, editorInputs.persisted)
    theirs.actor.send({ type: 'theirs.chosen' })
    expect([theirs.actor.getSnapshot().value, theirs.context().content, theirs.persisted.at(-1)]).toEqual([
      'draft',
      typedOn,
      null,
    ])
  })

  it('is published once all is saved, on what was saved last', async () => {
    const { actor, context, ran, reached, type } = await start({
      saves: [answers.saved],
      commands: [answers.published],
    })
    type(typed)
    actor.send({ type: 'command.submitted', command: publish })
    actor.send({ type: 'command.submitted', command: publish })
    await reached('published')
    expect([ran, context().revision]).toEqual([[{ command: publish, revision: 1 }], 2])
  })

  it('says what keeps it from being published, each until its field is changed', async () => {
    const { actor, context, reached, type } = await start({ read: portalDraft({}), commands: [answers.hasProblems] })
    actor.send({ type: 'command.submitted', command: publish })
    await reached('draft')
    expect(context().problems).toEqual(answers.hasProblems.problems)
    type({ ...typed, price: '1' })
    expect(context().problems.length).toBe(1)
    type({ ...typedOn, price: '1' })
    expect(context().problems).toEqual([])
  })

  it('publishes nothing by itself later, where the save before it had no answer', async () => {
    const { actor, ran, reached, type } = await start({ saves: [new Error('offline'), answers.saved] })
    type(typed)
    actor.send({ type: 'command.submitted', command: publish })
    await reached('saveFailed')
    actor.send({ type: 'network.returned' })
    await reached('draft')
    expect(ran).toEqual([])
  })

  it('runs no command on what a colleague changed meanwhile, and shows that', async () => {
    const { actor, context, ran, reached } = await start({ read: portalDraft({}), commands: [answers.changed] })
    actor.send({ type: 'command.submitted', command: publish })
    await reached('draft')
    expect(context()).toMatchObject({ content: typedOn, revision: 5, isOvertaken: true, command: null })
    actor.send({ type: 'command.submitted', command: publish })
    expect([ran.at(-1)?.revision, context().isOvertaken]).toEqual([5, false])
  })

  it('lets one choose where something was typed while a command was refused for that', async () => {
    const { actor, context, reached, type } = await start({ read: portalDraft({}), commands: [answers.changed] })
    actor.send({ type: 'command.submitted', command: publish })
    type({ ...typed, price: '1' })
    await reached('conflict')
    expect([context().content.price, context().theirs?.revision]).toEqual(['1', 5])
  })

  it('saves on top of a listing that a colleague sold meanwhile, and publishes nothing of it by itself', async () => {
    const { actor, context, ran, reached, sent, type } = await start({
      read: portalDraft({ state: 'published' }),
      saves: [answers.soldMeanwhile, answers.saved],
    })
    type(typedOn)
    actor.send({ type: 'command.submitted', command: publish })
    await reached('draft')
    expect(sent.map(({ revision }) => revision)).toEqual([1, 5])
    expect([ran, context().isOvertaken]).toEqual([[], true])
  })

  it('ends where the draft was deleted, and shows what is published where its changes were', async () => {
    const begun = await start({ read: portalDraft({}), commands: [answers.deleted] })
    begun.actor.send({ type: 'command.submitted', command: { kind: 'delete' } })
    await begun.reached('deleted')
    const changed = await start({ read: portalDraft({ state: 'published' }), commands: [answers.restored] })
    changed.actor.send({ type: 'command.submitted', command: { kind: 'delete' } })
    await changed.reached('published')
    expect([changed.context().content, changed.context().revision]).toEqual([fresh, 2])
  })

  it('keeps what was typed while it was being published', async () => {
    const { actor, persisted, reached, type } = await start({ read: portalDraft({}), commands: [answers.published] })
    actor.send({ type: 'command.submitted', command: publish })
    type(typedOn)
    await reached('unsaved')
    expect(persisted.at(-1)).toEqual({ content: typedOn, revision: 2, unanswered: null })
  })

  it('waits for its member where the session has ended, and saves then', async () => {
    const { actor, persisted, reached, type } = await start({ saves: [answers.sessionEnded, answers.saved] })
    type(typed)
    actor.send({ type: 'save.requested' })
    await reached('sessionEnded')
    expect(persisted.at(-1)).toMatchObject({ content: typed, revision: 0 })
    actor.send({ type: 'member.arrived' })
    await reached('draft')
  })

  it('is not there where the portal has none and none is begun', async () => {
    const { actor } = await start({ read: null }, editorInputs.known)
    expect(actor.getSnapshot().value).toBe('unavailable')
  })
})
