import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable, errorOfSqlState, StatementTimedOut } from '#server/platform/database/errors.ts'
import type { RawAnswer, WorkerData, WorkerNotification, WorkerRequest, WorkerResponse } from './worker-messages.ts'

// Distributes over the kinds of request.
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Pending = {
  resolve(answer: RawAnswer): void
  reject(error: Error): void
  timeLimit: number | null
}

export type WorkerClient = {
  /** `timeLimit` in milliseconds counts from the moment the worker begins with it; null has no limit. */
  ask(request: Unnumbered<WorkerRequest>, timeLimit: number | null): Promise<RawAnswer>
  /** Called with what NOTIFY tells the channels that are listened to. */
  onNotification(handle: (notification: WorkerNotification) => void): void
  stop(): Promise<void>
}

/**
 * Starts a worker and talks to it. A request over its limit cannot be interrupted inside WebAssembly, so the worker is
 * ended, which is as safe as a kill; `onEnd` hears of that and of any crash, once, after all waiting requests failed.
 */
export function startWorker(onEnd: (reason: string) => void): WorkerClient {
  const workerData: WorkerData = { pgliteWasmModule: compiledPglite() }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    execArgv: [],
    stdout: false,
    workerData,
  })
  const pending = new Map<number, Pending>()
  let nextId = 1
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let isStopping = false
  let notify: (notification: WorkerNotification) => void = () => {}

  function end(reason: string, errorOfFirst?: Error): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    let error = errorOfFirst
    for (const request of pending.values()) {
      request.reject(error ?? new DatabaseUnavailable(`The embedded database stopped: ${reason}`))
      error = undefined
    }
    pending.clear()
    if (!isStopping) onEnd(reason)
  }

  // The worker takes requests in order, so the first pending one is the one at work.
  function watchFirst(): void {
    clearTimeout(timer)
    const [first] = pending.values()
    if (first === undefined || first.timeLimit === null) return
    const { timeLimit } = first
    timer = setTimeout(() => {
      const reason = `a statement ran longer than ${timeLimit} ms`
      end(reason, new StatementTimedOut(`Stopped: ${reason}`))
      void worker.terminate()
    }, timeLimit)
  }

  worker.on('message', (response: WorkerResponse | WorkerNotification) => {
    if (response.kind === 'notification') return notify(response)
    const request = pending.get(response.id)
    pending.delete(response.id)
    watchFirst()
    if (response.kind === 'answer') request?.resolve(response.answer)
    else request?.reject(errorOfSqlState(response.message, response))
  })
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => end(`its worker ended with ${code}`))

  return {
    ask(request, timeLimit) {
      if (isOver) return Promise.reject(new DatabaseUnavailable('The embedded database has stopped'))
      const id = nextId++
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, timeLimit })
        if (pending.size === 1) watchFirst()
        worker.postMessage({ ...request, id })
      })
    },
    onNotification(handle) {
      notify = handle
    },
    async stop() {
      isStopping = true
      await worker.terminate()
      end('it was closed')
    },
  }
}

let compiled: WebAssembly.Module | undefined

/** One for all workers of the process: what V8 has compiled for one of them runs in the next. */
function compiledPglite(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  )
  return compiled
}
