import { retryTime } from '#server/platform/http/retry-time.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'

const WAITS_MS = [2000, 8000, 30_000, 120_000] as const

/** A service that wants more is left alone for hours, not waited for. */
const LONGEST_WAIT_MS = 600_000

/** What `request` gives, tried again after longer and longer waits, or after the one that the service asks for, while errors are passing. */
export async function withRetries<T>(
  request: () => Promise<T>,
  { sleep, clock }: { sleep: (milliseconds: number) => Promise<void>; clock: () => Date },
): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof ServiceError) || !error.isPassing) throw error
      const now = clock()
      const asked = retryTime(error.retryAfter, now)
      const askedMs = asked === null ? 0 : asked.getTime() - now.getTime()
      if (askedMs > LONGEST_WAIT_MS) throw new ServiceError(`${error.message} and wants to be left alone for long`)
      await sleep(Math.max(wait, askedMs))
    }
  }
  return request()
}
