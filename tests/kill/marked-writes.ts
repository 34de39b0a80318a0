/** What was sent while servers were killed: each write has a key of its own, and the keys that a server said it keeps. */
export type MarkedWrites = {
  sent: string[]
  acknowledged: Set<string>
}

type Sending = {
  url: string
  writes: MarkedWrites
  /** Ends the sending; what is under way then fails, as it does when the server is killed. */
  signal: AbortSignal
  /** Hears of each answer. */
  onAcknowledged?: () => void
}

/** Sends enquiries one after the other, each with a copy to its sender, until `signal`; a new one follows each answer. */
export async function sendMarkedWrites({ url, writes, signal, onAcknowledged }: Sending): Promise<void> {
  while (!signal.aborted) {
    const key = `killed-server-${String(writes.sent.length).padStart(6, '0')}`
    writes.sent.push(key)
    const status = await sendMarkedWrite(url, key, signal)
    if (status === null) return
    if (status !== 200) throw new Error(`Enquiry ${key} was answered ${status}`)
    writes.acknowledged.add(key)
    onAcknowledged?.()
  }
}

/** The status of the answer; null where none came. The same key again is the same enquiry. */
export async function sendMarkedWrite(url: string, key: string, signal?: AbortSignal): Promise<number | null> {
  const body = {
    agentId: 1,
    reason: 'selling',
    name: 'Kim Tester',
    email: `${key}@example.com`,
    message: `Marked ${key}`,
    wantsCopy: true,
    idempotencyKey: key,
  }
  const answer = await fetch(`${url}/rest/agents/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  }).catch(() => null)
  // The body is read, for an answer that breaks off is none.
  const text = await answer?.text().catch(() => null)
  return text === undefined || text === null ? null : (answer?.status ?? null)
}
