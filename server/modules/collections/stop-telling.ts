import type { StopEmails } from '#server/modules/alerts/alerts-services.ts'
import { tellMembers, type TurnParts } from './collection-turn.ts'
import { stopEmails } from './contributors.queries.ts'
import type { StopTokens } from './stop-token.ts'

/** Stops the emails about the collections that a token names. */
export const stopTelling =
  ({ database, events, tokens }: Pick<TurnParts, 'database' | 'events'> & { tokens: StopTokens }): StopEmails =>
  async (token) => {
    const telling = await tokens.read(token)
    if (telling === null) return null
    return database.transaction(async () => {
      const stopped = await stopEmails(database, telling)
      await tellMembers(
        events,
        stopped.map(({ id }) => ({ collectionId: id, memberId: telling.memberId })),
      )
      return stopped
    })
  }
