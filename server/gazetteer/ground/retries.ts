import { MapServiceError } from './service-request.ts'

/** Waits; rejects once `signal` ends it. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

const WAITS_MS = [2000, 8000, 30_000, 120_000] as const

/** What `request` gives, tried again after longer and longer waits, or after the one that the service asks for, while errors are passing. */
export async function withRetries<T>(
  request: () => Promise<T>,
  { sleep, signal }: { sleep: Sleep; signal: AbortSignal },
): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof MapServiceError) || !error.isPassing) throw error
      await sleep(Math.max(wait, error.retryAfterMs ?? 0), signal)
    }
  }
  return request()
}
