import { topicTypes } from '#domain/lookups/topic-types.ts'
import { isSlug, slugify } from '#domain/text/slug.ts'

/** The orders of the lists of questions with the words in which they are offered. */
export const questionOrders = {
  newest: 'Newest',
  popular: 'Most answered',
  unanswered: 'Unanswered',
} as const

export type QuestionOrder = keyof typeof questionOrders

// Object.keys loses the key type; the table is a constant.
export const questionOrderNames = Object.keys(questionOrders) as readonly QuestionOrder[]

/** What a list holds, with the words in which it is offered. */
export const questionListTypes = { all: 'Everything', questions: 'Questions', discussions: 'Discussions' } as const

export type QuestionListType = keyof typeof questionListTypes

// As above.
export const questionListTypeNames = Object.keys(questionListTypes) as readonly QuestionListType[]

/** The numbers of these types in the contract. */
export const topicTypeOf: Readonly<Record<QuestionListType, number>> = {
  all: topicTypes.All,
  questions: topicTypes.Questions,
  discussions: topicTypes.Discussions,
}

/** A list of questions: about every place, or about one. */
export type QuestionsView = {
  locationUri: string | null
  type: QuestionListType
  sortOrder: QuestionOrder
  /** What is looked for; '' for everything. */
  words: string
  page: number
}

/** The newest of everything, on their first page. */
export const everyQuestion = { type: 'all', sortOrder: 'newest', words: '', page: 1 } as const

export const QUESTIONS_PAGE_SIZE = 25
export const LARGEST_QUESTIONS_PAGE = 1000
export const LONGEST_QUESTION_SEARCH = 100
/** Of those that have the words no more are counted or shown. */
export const MOST_QUESTIONS_FOUND = 1000

/** The canonical URL of a list: `/discussions?page=2&q=parking&sort=popular&type=discussions`, `/fitzroy-vic-3065/questions`. */
export function formatQuestionsUrl({ locationUri, type, sortOrder, words, page }: QuestionsView): string {
  const path = locationUri === null ? '/discussions' : `/${locationUri}/questions`
  const values = new URLSearchParams()
  if (page > 1) values.set('page', String(page))
  if (words !== '') values.set('q', words)
  if (sortOrder !== 'newest') values.set('sort', sortOrder)
  if (type !== 'all') values.set('type', type)
  const text = values.toString()
  return text === '' ? path : `${path}?${text}`
}

/** What a query string chooses; what cannot be read is left out. */
export function readQuestionsSearch(search: string): Omit<QuestionsView, 'locationUri'> {
  const values = new URLSearchParams(search)
  const sort = (values.get('sort') ?? '').toLowerCase()
  const type = (values.get('type') ?? '').toLowerCase()
  const page = Number(values.get('page') ?? 1)
  return {
    type: questionListTypeNames.find((name) => name === type) ?? 'all',
    sortOrder: questionOrderNames.find((name) => name === sort) ?? 'newest',
    words: searchedWords(values.get('q') ?? ''),
    page: Number.isInteger(page) && page > 1 && page <= LARGEST_QUESTIONS_PAGE ? page : 1,
  }
}

/** What is looked for, in one line, as far as it is read. */
export const searchedWords = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUESTION_SEARCH)
    .trim()

/** The page of one question: `/fitzroy-vic-3065/questions/is-parking-hard-to-find-17`. */
export const formatQuestionUrl = ({ locationUri, uri }: { locationUri: string; uri: string }): string =>
  `/${locationUri}/questions/${uri}`

const LONGEST_WORDS = 80

/** The end of a question's URL: at most 80 characters of its title in words, then its number. */
export function questionUri(title: string, postId: number): string {
  const words = slugify(title)
  const kept = words.length <= LONGEST_WORDS ? words : words.slice(0, LONGEST_WORDS + 1).replace(/-[^-]*$/, '')
  return [kept.slice(0, LONGEST_WORDS), postId].filter((part) => part !== '').join('-')
}

/** Numbers are PostgreSQL integers. */
const LARGEST_ID = 2_147_483_647

/** The number at the end of a question's URL; null when there is none that a question could have. */
export function postIdOfUri(uri: string): number | null {
  const [, digits] = /(?:^|-)([1-9]\d{0,9})$/.exec(uri) ?? []
  const postId = digits === undefined || !isSlug(uri) ? null : Number(digits)
  return postId !== null && postId <= LARGEST_ID ? postId : null
}

/** What the fragment of a URL names where a question is asked. */
export const ASK_FRAGMENT = 'ask'

/** Where something is asked about a suburb: its questions with the form open. */
export const askPath = (locationUri: string): string =>
  `${formatQuestionsUrl({ locationUri, ...everyQuestion })}#${ASK_FRAGMENT}`
