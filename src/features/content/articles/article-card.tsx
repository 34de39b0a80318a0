import { articlePath } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ArticleDate } from './article-date.tsx'
import * as styles from './articles.css.ts'
import { MotifPicture } from './motif-picture.tsx'

type Props = { article: ArticleEntry; isLead?: boolean; headingLevel?: 2 | 3 }

/** An article as a card; `isLead` goes across the page on wide screens. */
export function ArticleCard({ article, isLead = false, headingLevel = 2 }: Props) {
  const titleId = `card-${article.slug}`
  return (
    <Card as="article" isLinked className={isLead ? styles.lead : styles.follower} aria-labelledby={titleId}>
      <MotifPicture motif={article.motif} className={isLead ? styles.leadPicture : undefined} />
      <div className={isLead ? styles.leadWords : styles.cardWords}>
        <Heading level={headingLevel} size={isLead ? 'heading' : 'title'} id={titleId}>
          <CardLink href={articlePath(article)}>{article.title}</CardLink>
        </Heading>
        <Text tone="inkSoft">{article.standfirst}</Text>
        <ArticleDate article={article} />
      </div>
    </Card>
  )
}
