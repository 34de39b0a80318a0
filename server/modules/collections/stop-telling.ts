import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import { publishToMembers, type TurnParts } from './collection-turn.ts'
import { namesOfCollections, stopEmails } from './contributors.queries.ts'
import type { StopTokens } from './stop-token.ts'

/** Stops the emails about the collections that a token names. */
export const stopTelling = ({
  database,
  live,
  tokens,
}: Pick<TurnParts, 'database' | 'live'> & { tokens: StopTokens }): EmailStop => ({
  async read(token) {
    const telling = await tokens.read(token)
    return telling === null ? null : namesOfCollections(database, telling)
  },
  async stop(token) {
    const telling = await tokens.read(token)
    if (telling === null) return null
    return database.transaction(async () => {
      const stopped = await stopEmails(database, telling)
      await publishToMembers(
        live,
        stopped.map(({ id }) => ({ collectionId: id, memberId: telling.memberId })),
      )
      return stopped
    })
  },
})
