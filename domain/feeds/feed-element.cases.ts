import type { FeedElement } from './feed-element.ts'

type Content = string | readonly FeedElement[]

/** An element for tests, on line 1. */
export const element = (
  name: string,
  content: Content = '',
  attributes: Readonly<Record<string, string>> = {},
): FeedElement => ({
  name,
  line: 1,
  attributes,
  text: typeof content === 'string' ? content : '',
  children: typeof content === 'string' ? [] : content,
})
