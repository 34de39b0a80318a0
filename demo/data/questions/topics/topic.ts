/** What is asked about places, with what may be answered, in the notation of the demonstration's lines (`demo/data/posts/pools.ts`). */
export type Topic = {
  isDiscussion?: true
  titles: readonly string[]
  contents: readonly string[]
  answers: readonly string[]
  comments: readonly string[]
}
