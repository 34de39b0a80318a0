import { PortalError } from '#server/platform/http/portal-error.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import type { Database } from '#server/platform/database/database.ts'
import { alertErrors } from '#domain/alerts/alert-errors.copy.ts'
import { stopEmails } from './due-matches.queries.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

export type StoppedAlert = { id: number; name: string }

/** Stops the emails that a mailed token names; null for a token of another kind. */
export type StopEmails = (token: string) => Promise<StoppedAlert[] | null>

/** What the links in mails stop, whichever module sent them. */
export type EmailStops = {
  /** Adds a kind of tokens. */
  add(stop: StopEmails): void
  /** Stops emails, however often it is used; answers what sent them and is still there. Throws BAD_INPUT for a text that this portal did not make. */
  stop(token: string): Promise<StoppedAlert[]>
}

/** The kinds of tokens that the modules add. */
export function emailStops(): EmailStops {
  const stops: StopEmails[] = []
  return {
    add: (stop) => void stops.push(stop),
    async stop(token) {
      for (const stop of stops) {
        const stopped = await stop(token)
        if (stopped !== null) return stopped
      }
      throw new PortalError('BAD_INPUT', alertErrors.token, { field: 'token' })
    },
  }
}

/** Stops the emails of the alerts that a token names. */
export const unsubscribe =
  ({ database, events, tokens }: { database: Database; events: EventLog; tokens: UnsubscribeTokens }): StopEmails =>
  async (token) => {
    const alertIds = await tokens.read(token)
    if (alertIds === null) return null
    return database.transaction(async () => {
      const stopped = await stopEmails(database, alertIds)
      for (const { id, memberId } of stopped) {
        await events.append({ kind: 'alerts.changed', subjectId: id, details: { memberId } })
      }
      return stopped.map(({ id, name }) => ({ id, name }))
    })
  }
