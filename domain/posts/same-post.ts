import type { PostKind } from './post-limits.ts'

type Said = { kind: PostKind; title: string; content: string; rating: number | null }

/** Whether what is sent under an idempotency key is what was sent under it first. */
export const isSamePost = (first: Said, sent: Said): boolean =>
  first.kind === sent.kind &&
  first.title === sent.title &&
  first.content === sent.content &&
  first.rating === sent.rating
