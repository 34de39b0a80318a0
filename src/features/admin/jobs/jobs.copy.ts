const counted = (count: number) => count.toLocaleString('en-AU')
const changes = (count: number) => (count === 1 ? '1 change' : `${counted(count)} changes`)

export const jobsCopy = {
  failed: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  refresh: 'Refresh',
  letters: 'Dead letters',
  lettersLead:
    'Changes that a part of the portal tried ten times and went on without, such as a new home that no alert was told of. They’re kept for 30 days.',
  lettersTable: 'Changes that could not be taken, the latest first',
  columns: {
    number: 'No.',
    consumer: 'Part of the portal',
    kind: 'Change',
    subject: 'Changed',
    error: 'Why it failed',
    occurred: 'Changed on',
    created: 'Given up on',
    state: 'State',
  },
  states: { waiting: 'Waits for you', retrying: 'Being tried again' },
  act: 'Try again or discard',
  which: 'Which',
  all: (count: number) => `All ${counted(count)} that wait on this page`,
  one: (id: number, consumer: string, kind: string) => `No. ${id}: ${consumer}, ${kind}`,
  retry: 'Try again',
  retryHint: 'It’s tried within a minute. If it fails again, it comes back here with the new error.',
  discard: 'Discard',
  discardHint: 'What follows from the change is never done.',
  retried: (count: number) => `${changes(count)} will be tried again.`,
  discarded: (count: number) => `${changes(count)} discarded.`,
  settled: (count: number) =>
    count === 1
      ? '1 was no longer waiting: somebody else had it tried again or discarded it.'
      : `${counted(count)} were no longer waiting: somebody else had them tried again or discarded them.`,
  consumers: 'Parts that follow changes',
  consumerColumns: {
    name: 'Part of the portal',
    behind: 'Changes to take',
    failures: 'Failures in a row',
    letters: 'Dead letters',
  },
  queues: 'Queues of jobs',
  queueColumns: {
    name: 'Queue',
    waiting: 'Waiting',
    running: 'Running',
    failed: 'Failed in the last hour',
    error: 'Last error',
    counted: 'Counted at',
  },
  noQueues: 'This server has no queues.',
  notCounted: 'Not yet',
  mostCounted: (count: number) => (count > 1000 ? 'More than 1,000' : counted(count)),
} as const
