import { parentPort, workerData } from 'node:worker_threads'
import { illustrationSource } from '#demo/illustrations/illustration-source.ts'

/** What the thread is started with. */
export type IllustrationSettings = { isPlain: boolean }

export type IllustrationQuestion = { id: number; identifier: string; version: number }

export type IllustrationAnswer = { id: number; drawing: Uint8Array | null } | { id: number; failure: string }

// Handed over by illustration-images.ts, which starts this thread.
const { isPlain } = workerData as IllustrationSettings

parentPort?.on('message', (question: IllustrationQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said))
})

async function answer({ id, identifier, version }: IllustrationQuestion): Promise<IllustrationAnswer> {
  try {
    return { id, drawing: await illustrationSource(identifier, String(version), isPlain) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}
