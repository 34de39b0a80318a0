/** A key with which the software of an office sends its listings; the mocks take no feeds. */
export type FeedKeyRecord = {
  id: number
  officeId: number
  name: string
  createdById: number | null
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

const HOUR = 3_600_000
const AGNES = 3

export const feedKeysOf = (now: Date): FeedKeyRecord[] => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const common = { officeId: 1, createdById: AGNES, lastUsedAt: null, revokedAt: null }
  return [
    { ...common, id: 1, name: 'The old computer', createdAt: hoursAgo(900), revokedAt: hoursAgo(100) },
    { ...common, id: 2, name: 'Office software', createdAt: hoursAgo(101), lastUsedAt: hoursAgo(2) },
  ]
}
