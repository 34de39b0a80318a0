import {
  MOST_QUESTIONS_FOUND,
  type QuestionListType,
  type QuestionOrder,
  type QuestionsView,
} from '#domain/questions/question-url.ts'
import { numberText } from '#domain/text/number-text.ts'

type Place = { name: string; uri: string }

/** What the lists of questions and the page of one question say. */
export const questionsCopy = {
  home: 'Home',
  questions: 'Questions',
  loadingOne: 'Loading this question',
  loadingList: 'Loading questions',
  ownQuestion: 'Your question isn’t published',
  ownDiscussion: 'Your discussion isn’t published',
  ownLead: 'Only you and our staff can see it. You can change it or take it back.',
  missing: 'We couldn’t find that question',
  missingAdvice: 'It may have been removed. See [what else people ask](/discussions), or search for a place.',

  titleOfAll: 'Questions and local discussions',
  titleOfPlace: (place: string): string => `Questions about ${place}`,
  /** "Questions about Fitzroy, VIC 3065, most answered, page 2" */
  titleOfPage(placeLabel: string | null, { type, sortOrder, words, page }: Omit<QuestionsView, 'locationUri'>): string {
    const subject = placeLabel === null ? questionsCopy.titleOfAll : questionsCopy.titleOfPlace(placeLabel)
    const search = words === '' ? '' : ` with “${words}”`
    return `${subject}${search}${kindsInTitle[type]}${orders[sortOrder]}${page > 1 ? `, page ${page}` : ''}`
  },
  descriptionOfAll:
    'What people ask and discuss about suburbs all over Australia, with answers from locals and agents.',
  descriptionOfPlace: (place: string): string =>
    `What people ask and discuss about ${place}: parking, schools, noise, transport and neighbours, with answers from locals and agents.`,
  leadOfAll: 'What people want to know about a place before they live there, and what locals and agents answer.',
  leadOfPlace: (place: string): string => `What people want to know about ${place}, and what locals and agents answer.`,
  askSomewhere: 'Ask a question',
  suburbToAskAbout: 'Which suburb is it about?',
  types: 'What to read',
  order: 'Sort questions',
  pages: 'Pages of questions',
  /** "1,204 questions and discussions", "No questions here", "Every question has an answer", "Nothing found for “parking”" */
  count(total: number, { type, sortOrder, words }: Pick<QuestionsView, 'type' | 'sortOrder' | 'words'>): string {
    const { one, many, none, answered } = nouns[type]
    if (words !== '') return questionsCopy.countFound(total, { type, sortOrder, words })
    if (total === 0) return sortOrder === 'unanswered' ? answered : none
    const kind = total === 1 ? one : many
    return `${numberText(total)} ${kind}${sortOrder === 'unanswered' ? ' without an answer' : ''}`
  },
  /** "Nothing found for “parking”", "1 question or discussion with “parking”", "1,000 questions or more with “parking”" */
  countFound(total: number, { type, sortOrder, words }: Pick<QuestionsView, 'type' | 'sortOrder' | 'words'>): string {
    const { one, many } = nouns[type]
    const isUnanswered = sortOrder === 'unanswered'
    if (total === 0) return `Nothing ${isUnanswered ? 'unanswered ' : ''}found for “${words}”`
    const unanswered = isUnanswered ? ' without an answer' : ''
    const kind = total === 1 ? one : many
    return `${numberText(total)} ${kind}${total >= MOST_QUESTIONS_FOUND ? ' or more' : ''}${unanswered} with “${words}”`
  },
  search: 'Search questions and discussions',
  searchOfPlace: (place: string): string => `Search what people ask about ${place}`,
  find: 'Search',
  clear: 'Clear search',
  nothingFound: 'No title or text has all of these words. Try fewer of them, or other ones.',
  all: 'See all questions',
  allAbout: (place: string): string => `See all questions about ${place}`,
  findSuburb: '[Find a suburb](/find-suburb)',
  elsewhere: 'Read [questions about other places](/discussions).',
  around: ({ name, uri }: Place): string =>
    `See what people ask in [${name}](/${uri}/questions), or read [questions about other places](/discussions).`,
  busySuburbs: 'Suburbs with the most questions',
  mostAsked: 'Most asked about',

  question: 'Question',
  discussion: 'Discussion',
  about: (kind: string, { name, uri }: Place): string => `${kind} about [${name}](/${uri})`,
  /** "No followers", "1 member follows this", "4 members follow this" */
  followers(count: number): string {
    if (count === 0) return 'No followers'
    return count === 1 ? '1 member follows this' : `${numberText(count)} members follow this`
  },
  moreAbout: (place: string): string => `More questions about ${place}`,
  everyPlace: 'All questions',
} as const

const nouns: Record<QuestionListType, { one: string; many: string; none: string; answered: string }> = {
  all: {
    one: 'question or discussion',
    many: 'questions and discussions',
    none: 'No questions here',
    answered: 'Every question has an answer',
  },
  questions: {
    one: 'question',
    many: 'questions',
    none: 'No questions here',
    answered: 'Every question has an answer',
  },
  discussions: {
    one: 'discussion',
    many: 'discussions',
    none: 'No discussions here',
    answered: 'Every discussion has a reply',
  },
}

const kindsInTitle: Record<QuestionListType, string> = {
  all: '',
  questions: ', questions only',
  discussions: ', discussions only',
}

const orders: Record<QuestionOrder, string> = { newest: '', popular: ', most answered', unanswered: ', unanswered' }
