import { Worker } from 'node:worker_threads'
import type { ImageSource } from '#server/modules/images/image-source.ts'
import type { IllustrationAnswer, IllustrationQuestion, IllustrationSettings } from './illustration-worker.ts'

type Waiting = { resolve: (drawing: Buffer | null) => void; reject: (cause: Error) => void }

/**
 * The illustrations of the demonstration as a source of pictures. They are drawn in a thread of their own, started by the
 * first, because a drawing takes 20 to 40 ms in which the server would answer nobody. The thread keeps no process alive, and
 * the next picture starts another when it has died. `isPlain`: one colour in place of each drawing.
 */
export function illustrationImages({
  isPlain = false,
  thread = new URL('illustration-worker.ts', import.meta.url),
}: { isPlain?: boolean; thread?: URL } = {}): ImageSource {
  const workerData: IllustrationSettings = { isPlain }
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0

  const fail = (failed: Worker, cause: Error): void => {
    // A thread that failed also ends; by then another may be drawing.
    if (worker !== failed) return
    worker = null
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(thread, { workerData })
    started.on('message', (answer: IllustrationAnswer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('failure' in answer) asker?.reject(new Error(answer.failure))
      else asker?.resolve(answer.drawing === null ? null : bufferOf(answer.drawing))
    })
    started.on('error', (cause: Error) => fail(started, cause))
    started.on('exit', (code) => fail(started, new Error(`The thread that draws ended with ${code}.`)))
    return started
  }

  return (identifier, version) =>
    new Promise((resolve, reject) => {
      worker ??= start()
      worker.ref()
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      const question: IllustrationQuestion = { id: lastId, identifier, version }
      worker.postMessage(question)
    })
}

/** A drawing may come with more memory around it than its own. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
