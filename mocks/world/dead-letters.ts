/** A change that a part of the portal could not take. */
export type DeadLetterRecord = {
  id: number
  consumer: string
  kind: string
  subjectId: number
  error: string
  occurredAt: Date
  createdAt: Date
  isRetrying: boolean
}

const HOUR_MS = 60 * 60 * 1000

/** Nobody was told of a new home. */
export const deadLettersOf = (now: Date): DeadLetterRecord[] => [
  {
    id: 1,
    consumer: 'alerts',
    kind: 'listing.published',
    subjectId: 1002,
    error: 'value too long for type character varying(200)',
    occurredAt: new Date(now.getTime() - 2 * HOUR_MS),
    createdAt: new Date(now.getTime() - HOUR_MS),
    isRetrying: false,
  },
]
