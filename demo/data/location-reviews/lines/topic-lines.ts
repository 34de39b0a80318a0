import type { Line } from '#demo/data/texts/grammar.ts'
import { readSentences } from '#demo/data/posts/pools.ts'

export type Opinion = 'good' | 'mixed' | 'bad'

/** What is said of one topic, by what its writer thinks of it there. */
export type TopicLines = Readonly<Record<Opinion, readonly Line[]>>

export const readTopic = (lines: Readonly<Record<Opinion, readonly string[]>>): TopicLines => ({
  good: readSentences(lines.good),
  mixed: readSentences(lines.mixed),
  bad: readSentences(lines.bad),
})
