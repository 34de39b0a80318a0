import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers, type SignedNumbers } from '#server/platform/database/signed-numbers.ts'
import { publishToMembers, type TurnParts } from './collection-turn.ts'
import { namesOfCollections, stopEmails } from './contributors.queries.ts'

/** A member and the collections about which a link stops their emails, for as long as they take part. */
const collectionStopTokens = (database: Database): SignedNumbers =>
  signedNumbers(database, {
    secretName: 'collection-unsubscribe-secret',
    purpose: 'stop',
    prefix: notificationKinds.collections.tokenPrefix,
  })

export const collectionEmailStop = ({ database, live }: Pick<TurnParts, 'database' | 'live'>): EmailStop => ({
  tokens: collectionStopTokens(database),
  numbersOf: (memberId, collectionIds) => [memberId, ...collectionIds],
  sendersOf: ([memberId = 0, ...collectionIds]) => namesOfCollections(database, { memberId, collectionIds }),
  async stop([memberId = 0, ...collectionIds]) {
    const stopped = await stopEmails(database, { memberId, collectionIds })
    await publishToMembers(
      live,
      stopped.map(({ id }) => ({ collectionId: id, memberId })),
    )
    return stopped
  },
})
