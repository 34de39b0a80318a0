import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { startWorker, type WorkerClient } from './embedded-worker-client.ts'

export type WorkerSupervisor = {
  /** The worker at work; a new one when the last ended. Rejects when it cannot be opened; the next call tries again. */
  worker(): Promise<WorkerClient>
  /** Gives the worker to `farewell`, ends it, and opens another in its place; whoever asks for one meanwhile waits. */
  renew(farewell: (worker: WorkerClient) => Promise<unknown>): Promise<void>
  /** Gives the current worker to `farewell`, ends it, and opens no other. */
  stop(farewell: (worker: WorkerClient) => Promise<unknown>): Promise<void>
}

/** Milliseconds before a database that did not open is tried again: each try costs half a second of a processor. */
const PAUSE_AFTER_FAILURE = 2000

type Start = (onEnd: (reason: string) => void) => WorkerClient

/** Runs one worker, and replaces it at once when it ends unexpectedly after it was opened. */
export function superviseWorker(
  prepare: (worker: WorkerClient) => Promise<unknown>,
  log: DatabaseLog,
  { start = startWorker, now = Date.now }: { start?: Start; now?: () => number } = {},
): WorkerSupervisor {
  let current: Promise<WorkerClient> | null = null
  let isStopped = false
  let failure: { at: number; reason: string } | null = null

  async function open(): Promise<WorkerClient> {
    let isOpen = false
    const client = start((reason) => {
      if (!isOpen) return
      log.error(`The embedded database stopped (${reason}); opening it again`)
      current = null
      worker().catch(() => {})
    })
    try {
      await prepare(client)
    } catch (error) {
      await client.stop()
      failure = { at: now(), reason: String(error) }
      log.error(`The embedded database did not open: ${failure.reason}`)
      throw error
    }
    isOpen = true
    failure = null
    return client
  }

  async function worker(): Promise<WorkerClient> {
    if (isStopped) throw new DatabaseUnavailable('The embedded database is closed')
    if (current === null && failure !== null && Math.abs(now() - failure.at) < PAUSE_AFTER_FAILURE) {
      throw new DatabaseUnavailable(`The embedded database does not open: ${failure.reason}`)
    }
    current ??= open().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  async function renewed(client: Promise<WorkerClient>, farewell: (worker: WorkerClient) => Promise<unknown>) {
    const ending = await client
    try {
      await farewell(ending)
    } finally {
      await ending.stop()
    }
    return open()
  }

  return {
    worker,
    async renew(farewell) {
      const next: Promise<WorkerClient> = renewed(worker(), farewell).catch((error: unknown) => {
        // A worker that ended meanwhile has been replaced: two must never open the same files.
        if (current === next) current = null
        throw error
      })
      current = next
      await next
    },
    async stop(farewell) {
      isStopped = true
      const client = await current?.catch(() => null)
      if (client == null) return
      await farewell(client).catch((error: unknown) =>
        log.warn(`The embedded database did not close cleanly: ${String(error)}`),
      )
      await client.stop()
    },
  }
}
