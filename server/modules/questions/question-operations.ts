import { shownAvatar } from '#domain/members/member-view.ts'
import { questionUri } from '#domain/questions/question-url.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { isDiscussionOf, topicsOf } from '#server/modules/questions/question-lists.ts'
import type { QuestionRecord } from '#server/modules/questions/question-record.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { QuestionsParts } from '#server/modules/questions/questions-services.ts'

/** What is asked about a place (docs/product.md, section 23.1). */
export function questionOperations(services: QuestionsParts): Operations<'getLocationTopics'> {
  return {
    getLocationTopics: async ({ params: { id }, query: { type, skip, take } }) => {
      const place = await services.places.byId(id)
      if (place === null) throw notFound(`location ${id}`)
      const suburbIds = services.suburbIdsOfPlace(place)
      const [total, topics] = await Promise.all([
        services.questions.count({ suburbIds, isDiscussion: isDiscussionOf(type), isUnanswered: false }),
        topicsOf(suburbIds, { type, skip, take }, services),
      ])
      return { locationId: id, total, paging: { skip, take }, results: topics.map(topicView) }
    },
  }
}

function topicView({ author, postedAt, suburb, ...topic }: QuestionRecord) {
  return {
    postId: topic.postId,
    uri: questionUri(topic.title, topic.postId),
    title: topic.title,
    content: topic.content,
    isDiscussion: topic.isDiscussion,
    location: {
      id: suburb.id,
      uri: suburb.uri,
      name: suburb.name,
      stateCode: suburb.stateCode,
      postcode: suburb.postcode,
    },
    author: author && {
      username: author.username,
      name: author.name,
      isAgent: author.isAgent,
      avatar: shownAvatar(author, author.portraitIdentifier),
    },
    postedAt: isoInZone(postedAt, timeZoneOfPlace(suburb)),
    replyCount: topic.replyCount,
    followers: topic.followers,
  }
}
