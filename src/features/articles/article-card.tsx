import { articlePath } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import { Card, CardLink } from '#src/design/components/card.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { ArticleDate } from './article-date.tsx'
import * as styles from './articles.css.ts'
import { MotifPicture } from './motif-picture.tsx'

/** An article as a card; `isLead` goes across the page on wide screens. */
export function ArticleCard({ article, isLead = false }: { article: ArticleEntry; isLead?: boolean }) {
  return (
    <Card as="article" isLinked className={isLead ? styles.lead : styles.follower}>
      <MotifPicture motif={article.motif} className={isLead ? styles.leadPicture : undefined} />
      <div className={isLead ? styles.leadWords : styles.cardWords}>
        <Heading level={2} size={isLead ? 'heading' : 'title'}>
          <CardLink href={articlePath(article)}>{article.title}</CardLink>
        </Heading>
        <Text tone="inkSoft">{article.standfirst}</Text>
        <ArticleDate article={article} />
      </div>
    </Card>
  )
}
