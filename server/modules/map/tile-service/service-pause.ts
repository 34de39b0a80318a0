import { retryTime } from '#server/platform/http/retry-time.ts'
import { AnswerTooLarge, ServiceError } from '#server/platform/http/service-client.ts'

export type ServicePause = {
  isPaused(): boolean
  /** Why it failed last; null where it answered since. */
  reason(): string | null
  /**
   * Runs a request, unless the service failed and its pause is not over: then it rejects at once. After a failure requests go one by
   * one, until one is answered.
   * @throws ServiceError
   */
  run<Result>(request: () => Promise<Result>): Promise<Result>
}

type PauseOptions = {
  now: () => number
  /** The first failure since the service answered. */
  onOutage: (reason: string) => void
}

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10 * 60_000

/** Leaves a service that fails alone: for 2 seconds, then twice as long each time up to 10 minutes, or as long as it asks for. */
export function servicePause({ now, onOutage }: PauseOptions): ServicePause {
  let failures = 0
  let reason = ''
  let pausedUntil = -Infinity
  let attempt: Promise<unknown> | null = null
  /** Requests that were under way together fail together, and count once. */
  let round = 0

  const isPaused = () => now() < pausedUntil

  function fail(error: ServiceError, began: number): void {
    const asked = retryTime(error.retryAfter, new Date(now()))
    pausedUntil = Math.max(pausedUntil, asked?.getTime() ?? 0)
    if (began !== round) return
    round += 1
    failures += 1
    reason = error.message
    pausedUntil = Math.max(pausedUntil, now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)))
    if (failures === 1) onOutage(reason)
  }

  async function observed<Result>(request: () => Promise<Result>): Promise<Result> {
    const began = round
    try {
      const result = await request()
      if (began === round) failures = 0
      return result
    } catch (error) {
      if (error instanceof ServiceError && !(error instanceof AnswerTooLarge)) fail(error, began)
      throw error
    }
  }

  return {
    isPaused,
    reason: () => (failures === 0 ? null : reason),
    async run(request) {
      while (attempt !== null) await attempt.catch(() => {})
      if (isPaused()) throw new ServiceError('is left alone for a while')
      const running = observed(request)
      if (failures === 0) return running
      attempt = running
      try {
        return await running
      } finally {
        attempt = null
      }
    },
  }
}
