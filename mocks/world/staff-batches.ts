/** What staff did to many members; the mocks do it at once. */
export type StaffBatchRecord = {
  id: number
  staffId: number
  key: string
  kind: 'endMemberSessions' | 'closeAccount'
  reason: string
  total: number
  done: number
  unchanged: number
  refused: number
  isFinished: boolean
  startedAt: string
}

/** Stella ended the sessions of Omar, who had none. */
export const staffBatchesOf = (now: Date): StaffBatchRecord[] => [
  {
    id: 1,
    staffId: 4,
    key: 'the-first-batch-of-stella',
    kind: 'endMemberSessions',
    reason: 'Their telephones were lost.',
    total: 1,
    done: 0,
    unchanged: 1,
    refused: 0,
    isFinished: true,
    startedAt: now.toISOString(),
  },
]
