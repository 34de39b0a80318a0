import type { ChangeRefusal } from '#machines/change-queue/change-queue.ts'

/** What is said of a change of a member's list that failed, with what to do; `gone`: that the thing is there no more. */
export const failureCopyFor = <Titles>(titles: Titles, gone: string) => ({
  titles,
  advice: {
    SESSION_ENDED: 'Nothing was changed. Log in and try again.',
    GONE: gone,
    REFUSED: 'Nothing was changed.',
    UNREACHABLE: 'We got no answer. Check your connection and try again.',
  } satisfies Record<ChangeRefusal | 'UNREACHABLE', string>,
  tryAgain: 'Try again',
  logIn: 'Log in',
  dismiss: 'Close this message',
})

/** The words of what was deleted and can be brought back. */
export const deletionsCopy = {
  of: (action: string, name: string) => `${action} “${name}”`,
  deleted: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  dismiss: 'Close this message',
} as const
