import { nameWithin } from '../text/name-within.ts'
import { plainText, printableText } from '../text/plain-text.ts'
import { postErrors } from './post-errors.copy.ts'
import { postLimits, type WrittenKind } from './post-limits.ts'

export type PostDraft = { title: string; content: string }
type PostField = keyof PostDraft
export type PostFieldError = { field: PostField; message: string }

/** What is wrong with a post, field by field; the same rules here and on the server. */
export function checkPost(kind: WrittenKind, { title, content }: PostDraft): PostFieldError[] {
  const limits = postLimits[kind]
  const titled = kind === 'locationReview' ? postErrors.headline : postErrors.title
  return [
    ...(limits.title === null ? [] : titleErrors(title, limits.title, titled)),
    ...contentErrors(content, limits.content),
  ]
}

/** A post without errors as it is stored. */
export const tidyPost = (kind: WrittenKind, { title, content }: PostDraft): PostDraft => ({
  title: postLimits[kind].title === null ? '' : title.trim().replaceAll(/\s+/g, ' '),
  content: plainText(content, postLimits[kind].content[1]) ?? '',
})

type Range = readonly [least: number, longest: number]

function titleErrors(title: string, [least, longest]: Range, message: typeof postErrors.title): PostFieldError[] {
  const line = nameWithin(longest, title)
  if (line === null || [...line].length < least) return [{ field: 'title', message: message(least, longest) }]
  return hasWords(line) ? [] : [{ field: 'title', message: postErrors.words }]
}

function contentErrors(content: string, [least, longest]: Range): PostFieldError[] {
  const text = printableText(content, longest)
  if (text === null || [...text].length < least) {
    return [{ field: 'content', message: postErrors.content(least, longest) }]
  }
  return text === '' || hasWords(text) ? [] : [{ field: 'content', message: postErrors.words }]
}

/** Emoji and signs alone say nothing that can be searched or read aloud. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
