import type { Database } from '#server/platform/database/database.ts'
import type { SignedNumbers } from '#server/platform/database/signed-numbers.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** What sent emails that a link stops: an alert, a collection. */
type StoppedSender = { id: number; name: string }

/** The links that stop the emails of one kind; their tokens carry numbers of the module that sends them. */
export type EmailStop = {
  tokens: SignedNumbers
  /** What the token of a link that stops the emails of these senders to a member carries. */
  numbersOf(memberId: number, senderIds: readonly number[]): readonly number[]
  sendersOf(numbers: readonly number[]): Promise<StoppedSender[]>
  /** Runs in a transaction. */
  stop(numbers: readonly number[]): Promise<StoppedSender[]>
}

/** What the links in mails stop, whichever module sent them. Both throw BAD_INPUT for a text that this portal did not make. */
export type EmailStops = {
  add(stop: EmailStop): void
  /** What sends the emails that a token stops and is still there; nothing is stopped. */
  read(token: string): Promise<StoppedSender[]>
  /** Stops emails, however often it is used; answers what sent them and is still there. */
  stop(token: string): Promise<StoppedSender[]>
}

/** The kinds of links that the modules add. */
export function emailStops(database: Pick<Database, 'transaction'>): EmailStops {
  const stops: EmailStop[] = []

  async function found(token: string): Promise<{ kind: EmailStop; numbers: number[] }> {
    for (const kind of stops) {
      const numbers = await kind.tokens.read(token)
      if (numbers !== null) return { kind, numbers }
    }
    throw new PortalError('BAD_INPUT', 'This link doesn’t work any more.', { field: 'token' })
  }

  return {
    add: (stop) => void stops.push(stop),
    async read(token) {
      const { kind, numbers } = await found(token)
      return kind.sendersOf(numbers)
    },
    async stop(token) {
      const { kind, numbers } = await found(token)
      return database.transaction(() => kind.stop(numbers))
    },
  }
}
