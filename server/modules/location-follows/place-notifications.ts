import { nextDigestTime } from '#domain/alerts/digest-time.ts'
import { quoteOf } from '#domain/location-reviews/location-quote.ts'
import { locationProfilePath } from '#domain/location-reviews/location-review-url.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { threadPath } from '#domain/posts/thread-path.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { EmailStop } from '#server/modules/notifications/notifications-services.ts'
import type {
  EventNotificationKind,
  NotificationCard,
  NotifiedSection,
} from '#server/modules/notifications/notification-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signedNumbers } from '#server/platform/database/signed-numbers.ts'
import { placeNotificationsCopy, postKindCopy } from './place-notifications.copy.ts'
import {
  followersToTell,
  namesOfFollowed,
  placesToTell,
  postsToTell,
  stopPlaceEmails,
  type ToldPost,
} from './place-notifications.queries.ts'

type Parts = { database: Database } & Pick<LocationsServices, 'places'>

/** The member and the places about which a link stops their emails. */
export const placeEmailStop = (database: Database): EmailStop => ({
  tokens: signedNumbers(database, {
    secretName: 'place-unsubscribe-secret',
    purpose: 'stop',
    prefix: notificationKinds.places.tokenPrefix,
  }),
  numbersOf: (memberId, locationIds) => [memberId, ...locationIds],
  sendersOf: ([memberId = 0, ...locationIds]) => namesOfFollowed(database, { memberId, locationIds }),
  stop: ([memberId = 0, ...locationIds]) => stopPlaceEmails(database, { memberId, locationIds }),
})

/** What others publish at followed places, by digest (docs/product.md, section 6.16). */
export const placeNotifications = ({
  database,
  places,
}: Parts): EventNotificationKind<'post.published', NotifiedSection> => ({
  name: 'places',
  copy: placeNotificationsCopy,
  unsubscribe: placeEmailStop(database),
  events: ['post.published'],
  async recipients(event) {
    const followers = await followersToTell(database, event)
    const [place] = await places.byIds(followers.slice(0, 1).map(({ locationId }) => locationId))
    if (place === undefined) return []
    const dueAt = nextDigestTime(timeZoneOfPlace(place), event.occurredAt)
    return followers.map(({ memberId }) => ({ memberId, isByEmail: true, isByPush: false, dueAt }))
  },
  async read(events) {
    const posts = await postsToTell(database, [...new Set(events.map(({ subjectId }) => subjectId))])
    const located = await places.byIds([...new Set(posts.map(({ locationId }) => locationId))])
    const suburbs = await places.byIds([...new Set(located.flatMap(({ suburbId }) => suburbId ?? []))])
    const placeById = new Map([...located, ...suburbs].map((place) => [place.id, place]))
    return async (taken, { memberId }) => {
      const takenIds = new Set(taken.map(({ subjectId }) => subjectId))
      const followedIds = await placesToTell(
        database,
        memberId,
        located.map(({ id }) => id),
      )
      const told = posts.filter(({ postId }) => takenIds.has(postId))
      return [...Map.groupBy(told, ({ locationId }) => followedIds.get(locationId))].flatMap(([followedId, own]) => {
        const followed = placeById.get(followedId ?? 0)
        return followed === undefined ? [] : [sectionOf(followed, own, placeById)]
      })
    }
  },
})

const sectionOf = (
  followed: PlaceRecord,
  posts: readonly ToldPost[],
  placeById: ReadonlyMap<number, PlaceRecord>,
): NotifiedSection => ({
  senderId: followed.id,
  name: placeLabel(followed),
  link: locationProfilePath(followed.uri),
  cards: posts.flatMap((post) => {
    const place = placeById.get(post.locationId)
    return place === undefined ? [] : [cardOf(place, followed, post)]
  }),
})

const cardOf = (
  { id, name, uri: locationUri }: PlaceRecord,
  followed: PlaceRecord,
  { postId, kind, title, content }: ToldPost,
): NotificationCard => ({
  title,
  facts: id === followed.id ? [postKindCopy[kind]] : [postKindCopy[kind], name],
  text: quoteOf(content),
  link: threadPath({ postId, threadId: postId, threadKind: kind, threadTitle: title, locationUri }),
  photo: null,
})
