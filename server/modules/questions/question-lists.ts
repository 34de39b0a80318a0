import { mostAlike } from '#domain/posts/likeness.ts'
import { topicTypes } from '#domain/lookups/topic-types.ts'
import {
  MOST_QUESTIONS_FOUND,
  type QuestionOrder,
  QUESTIONS_PAGE_SIZE,
  searchedWords,
} from '#domain/questions/question-url.ts'
import type { CountOfSuburb, PlaceRecord } from '../locations/place-record.ts'
import type { QuestionPage, QuestionRecord } from './question-record.ts'
import type { QuestionsParts } from '#server/modules/questions/questions-services.ts'

const SHOWN_SUBURBS = 24

type View = { type: number; sortOrder: QuestionOrder; words: string; page: number }

/** A page of the questions about a place, or about every place. A street stands for its suburb. */
export async function questionPage(
  asked: PlaceRecord | null,
  { type, sortOrder, words: typed, page }: View,
  services: QuestionsParts,
): Promise<QuestionPage> {
  const place = asked?.suburbId == null ? asked : await services.places.byId(asked.suburbId)
  const suburbIds = place === null ? null : services.suburbIdsOfPlace(place)
  const paging = { skip: (page - 1) * QUESTIONS_PAGE_SIZE, take: QUESTIONS_PAGE_SIZE }
  const isDiscussion = isDiscussionOf(type)
  const words = searchedWords(typed) || undefined
  const isPastFound = words !== undefined && paging.skip >= MOST_QUESTIONS_FOUND
  const [total, results] = await Promise.all([
    services.questions.count({ suburbIds, isDiscussion, words, isUnanswered: sortOrder === 'unanswered' }),
    isPastFound ? [] : services.questions.list({ suburbIds, isDiscussion, words, sortOrder, ...paging }),
  ])
  return {
    total,
    paging,
    results,
    place,
    suburbs: () => (place?.type === 'suburb' ? Promise.resolve([]) : busiestSuburbs(suburbIds, services)),
  }
}

async function busiestSuburbs(
  suburbIds: readonly number[] | null,
  { questions, places }: QuestionsParts,
): Promise<CountOfSuburb[]> {
  const counts = await questions.busiestSuburbs(suburbIds, SHOWN_SUBURBS)
  const suburbs = await places.byIds(counts.map(({ suburbId }) => suburbId))
  const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
  return counts.flatMap(({ suburbId, count }) => {
    const location = suburbById.get(suburbId)
    return location === undefined ? [] : [{ location, count }]
  })
}

/** Topics of suburbs by their type, the most answered first; no type has another number than those of the lookup. */
export async function topicsOf(
  suburbIds: readonly number[],
  { type, skip, take }: { type: number; skip: number; take: number },
  { questions }: QuestionsParts,
): Promise<QuestionRecord[]> {
  return questions.list({ suburbIds, sortOrder: 'popular', isDiscussion: isDiscussionOf(type), skip, take })
}

const COMPARED_QUESTIONS = 300
const MOST_SIMILAR = 5

/** What was asked about a suburb in words like those that are typed. */
export async function similarQuestions(
  suburb: PlaceRecord,
  title: string,
  { questions, suburbIdsOfPlace }: QuestionsParts,
): Promise<QuestionRecord[]> {
  const paging = { skip: 0, take: COMPARED_QUESTIONS }
  const asked = await questions.list({ suburbIds: suburbIdsOfPlace(suburb), sortOrder: 'popular', ...paging })
  return mostAlike(title, asked, { textOf: (question) => question.title, about: suburb.name, take: MOST_SIMILAR })
}

/** Whether topics of a type are discussions; undefined for the type of all. */
export function isDiscussionOf(type: number): boolean | undefined {
  return type === topicTypes.All ? undefined : type === topicTypes.Discussions
}
