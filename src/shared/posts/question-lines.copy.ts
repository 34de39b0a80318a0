import { numberText } from '#domain/text/number-text.ts'

export const questionLinesCopy = {
  /** "Question", "Discussion about Fitzroy" */
  kind: (isDiscussion: boolean, place: string | null): string =>
    `${isDiscussion ? 'Discussion' : 'Question'}${place === null ? '' : ` about ${place}`}`,
  /** "No answer yet", "1 answer", "3 replies" */
  answers(count: number, isDiscussion: boolean): string {
    const [one, many] = isDiscussion ? ['reply', 'replies'] : ['answer', 'answers']
    if (count === 0) return `No ${one} yet`
    return `${numberText(count)} ${count === 1 ? one : many}`
  },
} as const
