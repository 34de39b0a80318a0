import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { NewHome, NewHomesRequest } from './draw-new-homes.ts'

/** Gives one new home after the other. */
export type NewHomeSource = (now: Date) => Promise<NewHome | null>

const BATCH = 60

/**
 * Draws homes in batches, for each needs the whole plan of the demonstration: 70 MB, which are gone with the worker that needs
 * them, while this process goes on answering.
 */
export function newHomeSource(
  request: Pick<NewHomesRequest, 'seed' | 'scale'>,
  draw: (request: NewHomesRequest) => Promise<NewHome[]> | NewHome[] = drawInWorker,
): NewHomeSource {
  let homes: NewHome[] = []
  return async (now) => {
    if (homes.length === 0) homes = await draw({ ...request, now, count: BATCH })
    return homes.shift() ?? null
  }
}

async function drawInWorker(request: NewHomesRequest): Promise<NewHome[]> {
  const worker = new Worker(new URL('./new-homes-worker.ts', import.meta.url), { workerData: request })
  // The process may end meanwhile.
  worker.unref()
  // Rejects with the error of the worker; the worker posts nothing else.
  const [homes] = (await once(worker, 'message')) as [NewHome[]]
  return homes
}
