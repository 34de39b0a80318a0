import type { DatabaseLog } from '../database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { startWorker, type WorkerClient } from './embedded-worker-client.ts'

export type WorkerKeeper = {
  /** The worker at work; a new one when the last ended. Rejects when it cannot be opened; the next call tries again. */
  worker(): Promise<WorkerClient>
  /** Gives the current worker to `farewell`, ends it, and opens no other. */
  stop(farewell: (worker: WorkerClient) => Promise<unknown>): Promise<void>
}

/** Holds one worker, and replaces it at once when it ends by itself. */
export function keepWorker(prepare: (worker: WorkerClient) => Promise<unknown>, log: DatabaseLog): WorkerKeeper {
  let current: Promise<WorkerClient> | null = null
  let isStopped = false

  async function open(): Promise<WorkerClient> {
    const client = startWorker((reason) => {
      log.error(`The embedded database stopped (${reason}); opening it again`)
      current = null
      worker().catch((error: unknown) => log.error(`The embedded database did not open: ${String(error)}`))
    })
    try {
      await prepare(client)
    } catch (error) {
      await client.stop()
      throw error
    }
    return client
  }

  async function worker(): Promise<WorkerClient> {
    if (isStopped) throw new DatabaseUnavailable('The embedded database is closed')
    current ??= open().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  return {
    worker,
    async stop(farewell) {
      isStopped = true
      const client = await current?.catch(() => null)
      if (client == null) return
      await farewell(client).catch((error: unknown) => log.warn(`The embedded database closed badly: ${String(error)}`))
      await client.stop()
    },
  }
}
