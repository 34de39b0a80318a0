import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { GroundMessage } from './ground-job.ts'

const entry = fileURLToPath(new URL('ground-child.ts', import.meta.url))
/** Of its heap, in MB: New South Wales took 1.3 GB. */
const HEAP = 2048

/**
 * Does the job of a folder in a process of its own, with none of the secrets of this one's environment; resolves with its last message.
 * @throws an error when the process ends without one, or the reason of `signal`, which ends it.
 */
export async function runGroundProcess(
  folder: string,
  tell: (message: GroundMessage) => void,
  signal: AbortSignal,
): Promise<Extract<GroundMessage, { kind: 'done' | 'failed' }>> {
  signal.throwIfAborted()
  const { PATH = '', NODE_EXTRA_CA_CERTS } = process.env
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, entry, folder], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH, ...(NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS }) },
  })
  // Visitors come first.
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  try {
    return await new Promise((resolve, reject) => {
      let last: Extract<GroundMessage, { kind: 'done' | 'failed' }> | null = null
      let complaint = ''
      child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-500)))
      // It sends nothing else.
      child.on('message', (message: GroundMessage) => {
        if (message.kind === 'done' || message.kind === 'failed') last = message
        else tell(message)
      })
      child.on('error', reject)
      child.on('close', (code) => {
        if (last !== null) resolve(last)
        else reject(new Error(`The process that fetches suburbs ended with ${code}: ${complaint.trim()}`))
      })
    })
  } finally {
    signal.removeEventListener('abort', end)
    signal.throwIfAborted()
  }
}
