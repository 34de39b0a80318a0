import { numberText } from '#domain/text/number-text.ts'
import type { QuestionOrder } from '#domain/questions/question-address.ts'

type View = { sortOrder: QuestionOrder; page: number }

/** "Questions about Fitzroy, VIC 3065, most answered, page 2" */
export function titleOfList(placeLabel: string | null, { sortOrder, page }: View): string {
  const subject = placeLabel === null ? 'Questions and local discussions' : `Questions about ${placeLabel}`
  const order = { newest: '', popular: ', most answered', unanswered: ', unanswered' }[sortOrder]
  return `${subject}${order}${page > 1 ? `, page ${page}` : ''}`
}

/** "1,204 questions and discussions", "Nothing asked yet", "Everything has an answer" */
export function countText(total: number, sortOrder: QuestionOrder): string {
  if (total === 0) return sortOrder === 'unanswered' ? 'Nothing waits for an answer' : 'Nothing has been asked yet'
  const kind = total === 1 ? 'question or discussion' : 'questions and discussions'
  return `${numberText(total)} ${kind}${sortOrder === 'unanswered' ? ' without an answer' : ''}`
}

/** "Nobody follows this", "1 member follows this", "4 members follow this" */
export function followersText(count: number): string {
  if (count === 0) return 'Nobody follows this yet'
  return count === 1 ? '1 member follows this' : `${numberText(count)} members follow this`
}

/** "1 vote", "12 votes"; null for none. */
export function votesText(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 vote' : `${numberText(count)} votes`
}

const LONGEST_DESCRIPTION = 160

/** The start of what was written, in one line of whole words, for search engines. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/[\s,.;:]+\S*$/, '')}…`
}
