/** What members write for others to read. */
export type PostKind = 'agentReview' | 'locationReview' | 'question' | 'discussion' | 'answer' | 'comment'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Limits = {
  title: readonly [least: number, longest: number] | null
  content: readonly [least: number, longest: number]
}

/** Characters (docs/product.md, section 7). */
export const postLimits = {
  question: { title: [10, 150], content: [0, 5000] },
  discussion: { title: [10, 150], content: [0, 5000] },
  locationReview: { title: [5, 100], content: [30, 5000] },
  answer: { title: null, content: [2, 5000] },
  comment: { title: null, content: [2, 1000] },
} as const satisfies Partial<Record<PostKind, Limits>>

export type WrittenKind = keyof typeof postLimits

/** Posts that a member may write in a day, whatever becomes of them. */
export const MOST_POSTS_A_DAY = 50
export const POSTS_TERM = DAY_MS

/** From so many posts of an author within ten minutes on, further ones are held. */
export const FLOOD_POSTS = 5
export const FLOOD_TERM = 10 * MINUTE_MS

/** The first post of an account that is not older is held. */
export const NEW_ACCOUNT_TERM = 7 * DAY_MS

/** What others wrote in that time a new post is compared with. */
export const COPIED_TERM = 90 * DAY_MS

/** Posts of the author, and as many of others, that a new one is compared with. */
export const COMPARED_POSTS = 30
