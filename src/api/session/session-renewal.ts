/** ENDED: the server no longer knows the session. UNREACHABLE: nobody could tell. */
export type Renewal = { ok: true } | { ok: false; reason: 'ENDED' | 'UNREACHABLE' }

export type RenewalParts = {
  fetch: (request: Request) => Promise<Response>
  readToken: () => string | null
  hasSession: () => boolean
  /** Runs one at a time in all tabs of the browser. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** The key of the next refresh, the same in all tabs, and how to use it up. */
  key: { read: () => string; use: () => void }
  url: string
}

/** Hears that a renewal began, and of its end; whoever asks meanwhile gets the same one. */
export type OnRenewal = (renewal: Promise<Renewal>) => void

const TIMEOUT_MILLISECONDS = 12_000

/**
 * Gets a new access token: once for every request that asks while one is under way, and once for all tabs. A tab that
 * waited for another finds the new token there. The server answers a repeat under the same key, so that tabs without locks,
 * and answers that were lost, do not look like a thief. Rejects when no answer came.
 */
export function sessionRenewal({ fetch, readToken, hasSession, alone, key, url }: RenewalParts) {
  const listeners = new Set<OnRenewal>()
  let underWay: Promise<Renewal> | null = null

  const refresh = async (): Promise<Renewal> => {
    const headers = { accept: 'application/json', 'idempotency-key': key.read() }
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
    const answer = await fetch(new Request(url, { method: 'POST', headers, signal }))
    if (answer.ok) {
      key.use()
      return { ok: true }
    }
    if (answer.status === 401) {
      key.use()
      return { ok: false, reason: 'ENDED' }
    }
    throw new Error(`The refresh was answered with ${answer.status}.`)
  }

  function renew(): Promise<Renewal> {
    if (underWay) return underWay
    const staleToken = readToken()
    const renewal = alone(async () => {
      const token = readToken()
      if (token !== null && token !== staleToken) return { ok: true } as const
      return hasSession() ? refresh() : ({ ok: false, reason: 'ENDED' } as const)
    }).finally(() => {
      underWay = null
    })
    underWay = renewal
    for (const listener of listeners) listener(renewal)
    return renewal
  }

  return {
    renew,
    /** Returns how to stop. */
    onRenewal(listener: OnRenewal): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
