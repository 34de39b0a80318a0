import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type ChosenFile,
  feedUploadMachine,
  type ReadProgressOutput,
  type SendFile,
} from '#machines/feed-upload/feed-upload.machine.ts'
import { chosenFile, feedUploadPaths, importedTo, stillFeedUpload } from '../support/feed-upload-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

/** A file that is sent as the test says, and a portal that answers as it is told to, one after the other. */
function start(answers: (ReadProgressOutput | Error)[] = []) {
  const clock = new SimulatedClock()
  const sent: ChosenFile[] = []
  let stopped = 0
  let shown = 0
  let asked = 0
  let sendBack: Parameters<SendFile>[0]['sendBack'] = () => {}
  const actor = createActor(
    feedUploadMachine.provide({
      actors: {
        sendFile: fromCallback<{ type: string }, ChosenFile>((parts) => {
          sent.push(parts.input)
          sendBack = parts.sendBack
          return () => void (stopped += 1)
        }),
        readProgress: fromPromise<ReadProgressOutput, { uploadId: string }>(() => {
          const answer = answers[asked]
          asked += 1
          if (answer instanceof Error) return Promise.reject(answer)
          return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer)
        }),
      },
      actions: { showUploads: () => void (shown += 1) },
    }),
    { clock },
  ).start()
  const answered = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    clock,
    sent,
    answered,
    choose: (file = chosenFile) => actor.send({ type: 'file.chosen', file }),
    submit: () => actor.send({ type: 'upload.submitted' }),
    send: actor.send,
    tell: (event: Parameters<typeof sendBack>[0]) => sendBack(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    counts: () => ({ stopped, shown, asked }),
  }
}

describe('a file of listings that is sent by hand', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillFeedUpload, feedUploadPaths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = feedUploadPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${event.output?.state ?? 'gone'}` : ''
      const name = 'file' in event && event.file !== undefined ? ` ${event.file.name}` : ''
      return `${stateOf(source)} --${event.type}${detail}${name}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('that is no feed is not sent', () => {
    const { choose, submit, state, sent } = start()
    choose({ ...chosenFile, name: 'friday.csv' })
    submit()
    expect([state(), sent]).toEqual([{ choosing: 'unfit' }, []])
    choose()
    expect(state()).toEqual({ choosing: 'chosen' })
  })

  it('is sent with its progress, followed until it is done, and the lists read again', async () => {
    const { choose, submit, tell, state, context, counts, clock, answered } = start([
      importedTo(1000),
      importedTo(2000, 'done'),
    ])
    choose()
    submit()
    tell({ type: 'bytes.sent', byteCount: 1500 })
    expect([state(), context().bytesSent]).toEqual(['sending', 1500])
    tell({ type: 'file.sent', uploadId: 'upload-1' })
    await answered()
    expect([state(), context().progress?.bytesRead]).toEqual([{ following: 'waiting' }, 1000])
    clock.increment(1000)
    await answered()
    expect([state(), context().uploadId, context().progress?.counts.accepted]).toEqual(['done', 'upload-1', 2])
    expect(counts()).toEqual({ stopped: 1, shown: 2, asked: 2 })
  })

  it.each([
    ['was lost on the way', { type: 'connection.lost' } as const, { unsent: 'unreachable' }],
    ['was refused', { type: 'file.refused', message: 'Please wait.' } as const, { unsent: 'refused' }],
  ])('that %s stays chosen, and is sent again under the same key', (_what, event, expected) => {
    const { choose, submit, tell, state, context, sent } = start()
    choose()
    submit()
    tell({ type: 'bytes.sent', byteCount: 1500 })
    tell(event)
    expect([state(), context().file]).toEqual([expected, chosenFile])
    submit()
    expect([state(), context().bytesSent, context().message]).toEqual(['sending', 0, ''])
    expect(sent).toEqual([chosenFile, chosenFile])
  })

  it('is not sent any more once that is cancelled, and stays chosen', () => {
    const { choose, submit, send, state, context, counts } = start()
    choose()
    submit()
    send({ type: 'upload.cancelled' })
    expect([state(), context().file, counts().stopped]).toEqual([{ choosing: 'chosen' }, chosenFile, 1])
  })

  it('is looked at less often while nothing moves, and at once again when something did', async () => {
    const still = importedTo(1000)
    const { choose, submit, tell, state, clock, answered, counts } = start([still, still, still, importedTo(1500)])
    choose()
    submit()
    tell({ type: 'file.sent', uploadId: 'upload-1' })
    await answered()
    const pauses = []
    for (const pause of [1000, 1500, 2250, 1000]) {
      clock.increment(pause - 1)
      pauses.push(state())
      clock.increment(1)
      await answered()
    }
    expect(pauses).toEqual(pauses.map(() => ({ following: 'waiting' })))
    expect(counts().asked).toBe(5)
  })

  it('is followed on where the portal cannot be reached, never more than 15 seconds later', async () => {
    const { choose, submit, tell, state, clock, answered, send, counts } = start(
      Array.from({ length: 20 }, () => new Error('offline')),
    )
    choose()
    submit()
    tell({ type: 'file.sent', uploadId: 'upload-1' })
    for (let look = 0; look < 12; look += 1) {
      await answered()
      expect(state()).toEqual({ following: 'away' })
      clock.increment(15_000)
    }
    await answered()
    expect(counts().asked).toBe(13)
    send({ type: 'progress.asked' })
    expect(state()).toEqual({ following: 'reading' })
  })

  it('is given up for a while where no answer comes within 20 seconds', () => {
    const { choose, submit, tell, state, clock } = start()
    choose()
    submit()
    tell({ type: 'file.sent', uploadId: 'upload-1' })
    clock.increment(20_000)
    expect(state()).toEqual({ following: 'away' })
  })
})
