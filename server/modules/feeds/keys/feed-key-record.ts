/** A key as those see it who manage it. */
export type FeedKeyRow = {
  id: number
  officeId: number
  name: string
  createdBy: string | null
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}
