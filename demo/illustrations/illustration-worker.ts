import { parentPort } from 'node:worker_threads'
import { illustrationSource } from '#demo/illustrations/illustration-source.ts'

export type IllustrationQuestion = { id: number; identifier: string; version: number }

export type IllustrationAnswer = { id: number; drawing: Uint8Array | null } | { id: number; failure: string }

parentPort?.on('message', (question: IllustrationQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said))
})

async function answer({ id, identifier, version }: IllustrationQuestion): Promise<IllustrationAnswer> {
  try {
    return { id, drawing: await illustrationSource(identifier, String(version)) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}
