import type { ArticleEntry } from '#domain/content/article-types.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import { Text } from '#src/design/text/text.tsx'
import { articlesCopy } from './articles.copy.ts'

/** When an article came out, and how long it takes to read. */
export function ArticleDate({ article: { publishedOn, modifiedOn, minutes } }: { article: ArticleEntry }) {
  return (
    <Text size="small" tone="inkSoft">
      <time dateTime={publishedOn}>{longDayText(publishedOn)}</time>
      {modifiedOn !== publishedOn && (
        <>
          {articlesCopy.updated}
          <time dateTime={modifiedOn}>{longDayText(modifiedOn)}</time>
        </>
      )}
      <span>{` · ${articlesCopy.minutes(minutes)}`}</span>
    </Text>
  )
}
