import { unknownTokenText } from '#domain/notifications/unsubscribe-token.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** What sent emails that a link stops: an alert, a collection. */
type StoppedSender = { id: number; name: string }

/** A kind of mailed tokens: what one names, and how its emails stop; null for a token of another kind. */
export type EmailStop = {
  read: (token: string) => Promise<StoppedSender[] | null>
  stop: (token: string) => Promise<StoppedSender[] | null>
}

/** What the links in mails stop, whichever module sent them. Both throw BAD_INPUT for a text that this portal did not make. */
export type EmailStops = {
  /** Adds a kind of tokens. */
  add(stop: EmailStop): void
  /** What sends the emails that a token stops and is still there; nothing is stopped. */
  read(token: string): Promise<StoppedSender[]>
  /** Stops emails, however often it is used; answers what sent them and is still there. */
  stop(token: string): Promise<StoppedSender[]>
}

/** The kinds of tokens that the modules add. */
export function emailStops(): EmailStops {
  const stops: EmailStop[] = []
  const firstOf = async (ask: (stop: EmailStop) => Promise<StoppedSender[] | null>) => {
    for (const stop of stops) {
      const answer = await ask(stop)
      if (answer !== null) return answer
    }
    throw new PortalError('BAD_INPUT', unknownTokenText, { field: 'token' })
  }
  return {
    add: (stop) => void stops.push(stop),
    read: (token) => firstOf((stop) => stop.read(token)),
    stop: (token) => firstOf((stop) => stop.stop(token)),
  }
}
