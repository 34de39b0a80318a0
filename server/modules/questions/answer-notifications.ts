import { nextDigestTime } from '#domain/alerts/digest-time.ts'
import { quoteOf } from '#domain/location-reviews/location-quote.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { threadPath } from '#domain/posts/thread-path.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { EventNotificationKind, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers } from '#server/platform/database/signed-numbers.ts'
import { answerNotificationsCopy, answerTitle } from './answer-notifications.copy.ts'
import {
  answersToTell,
  followedQuestions,
  followersOfAnswer,
  type ToldAnswer,
  unfollowQuestions,
} from './answer-notifications.queries.ts'

type Parts = { database: Database } & Pick<LocationsServices, 'places'>

/** The member and the questions that a link has them follow no longer. */
export const answerEmailStop = (database: Database): EmailStop => ({
  tokens: signedNumbers(database, {
    secretName: 'answer-unsubscribe-secret',
    purpose: 'stop',
    prefix: notificationKinds.answers.tokenPrefix,
  }),
  numbersOf: (memberId, questionIds) => [memberId, ...questionIds],
  sendersOf: ([memberId = 0, ...questionIds]) => followedQuestions(database, { memberId, questionIds }),
  stop: ([memberId = 0, ...questionIds]) => unfollowQuestions(database, { memberId, questionIds }),
})

/** What others answer to followed questions, by daily digest (docs/product.md, section 7.19). */
export const answerNotifications = ({
  database,
  places,
}: Parts): EventNotificationKind<'post.published', NotifiedSection> => ({
  name: 'answers',
  copy: answerNotificationsCopy,
  unsubscribe: answerEmailStop(database),
  events: ['post.published'],
  async recipients({ subjectId, occurredAt }) {
    const followers = await followersOfAnswer(database, subjectId)
    const [place] = await places.byIds(followers.slice(0, 1).map(({ locationId }) => locationId))
    if (place === undefined) return []
    const dueAt = nextDigestTime(timeZoneOfPlace(place), occurredAt)
    return followers.map(({ memberId }) => ({ memberId, isByEmail: true, isByPush: false, dueAt }))
  },
  async read(events) {
    const answers = await answersToTell(database, [...new Set(events.map(({ subjectId }) => subjectId))])
    const located = await places.byIds([...new Set(answers.map(({ locationId }) => locationId))])
    const uris = new Map(located.map(({ id, uri }) => [id, uri]))
    return async (taken, { memberId }) => {
      const takenIds = new Set(taken.map(({ subjectId }) => subjectId))
      const told = answers.filter(({ postId }) => takenIds.has(postId))
      const questionIds = [...new Set(told.map(({ questionId }) => questionId))]
      const followed = await followedQuestions(database, { memberId, questionIds })
      return followed.flatMap(({ id }) =>
        sectionOf(
          told.filter(({ questionId }) => questionId === id),
          uris,
        ),
      )
    }
  },
})

function sectionOf(answers: readonly ToldAnswer[], uris: ReadonlyMap<number, string>): NotifiedSection[] {
  const [first] = answers
  if (first === undefined) return []
  const thread = {
    threadId: first.questionId,
    threadKind: first.questionKind,
    threadTitle: first.questionTitle,
    locationUri: uris.get(first.locationId) ?? null,
  }
  return [
    {
      senderId: first.questionId,
      name: first.questionTitle,
      link: threadPath({ ...thread, postId: first.questionId }),
      cards: answers.map(({ postId, content, author }) => ({
        title: answerTitle(author),
        facts: [],
        text: quoteOf(content),
        link: threadPath({ ...thread, postId }),
        photo: null,
      })),
    },
  ]
}
