import { articleFronts } from '#domain/content/article-fronts.ts'
import { articlePath, articlesOf } from '#domain/content/article-index.ts'
import type { ArticleEntry } from '#domain/content/article-types.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { articleThing } from '#src/shared/seo/structured-data/article-thing.ts'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import type { ProseText } from '#src/shared/prose/prose-text.ts'
import { Prose, ProseContents } from '#src/shared/prose/prose.tsx'
import { useSectionOfAddress } from '#src/shared/prose/use-section-of-address.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleDate } from './article-date.tsx'
import { articleText } from './article-texts.ts'
import * as styles from './articles.css.ts'
import { MotifPicture } from './motif-picture.tsx'
import { articlesCopy } from './articles.copy.ts'

const RELATED = 3
const SECTIONS_WORTH_CONTENTS = 3

/** A guide, a lifestyle piece or a piece of news, with its text. */
export function ArticleView({ article }: { article: ArticleEntry }) {
  const { Awaited } = articleText(article.slug)
  return <Awaited>{({ text }) => <ArticleWithText article={article} text={text} />}</Awaited>
}

function ArticleWithText({ article, text }: { article: ArticleEntry; text: ProseText }) {
  const path = articlePath(article)
  useSectionOfAddress()
  return (
    <Container className={styles.article}>
      <PageHead
        title={article.title}
        description={article.standfirst}
        canonicalPath={path}
        article={article}
        describe={
          import.meta.env.SSR
            ? (origin) => [articleThing(origin, article, path), breadcrumbList(origin, trailOf(article))]
            : undefined
        }
      />
      <Breadcrumbs items={trailOf(article)} />
      <article>
        <header className={styles.articleOpening}>
          <div className={styles.openingWords}>
            <Heading level={1} size="display">
              {article.title}
            </Heading>
            <Text size="lead" tone="inkSoft">
              {article.standfirst}
            </Text>
            <ArticleDate article={article} />
          </div>
          <MotifPicture motif={article.motif} className={styles.articlePicture} />
        </header>
        <div className={styles.columns}>
          <div>{text.sections.length >= SECTIONS_WORTH_CONTENTS && <ProseContents sections={text.sections} />}</div>
          <Prose text={text} />
        </div>
      </article>
      <RelatedArticles article={article} />
    </Container>
  )
}

function RelatedArticles({ article }: { article: ArticleEntry }) {
  return (
    <aside aria-labelledby="related-title" className={styles.related}>
      <Heading level={2} size="title" id="related-title">
        {articlesCopy.readNext}
      </Heading>
      <div className={styles.cards}>
        {relatedTo(article).map((related) => (
          <ArticleCard key={related.slug} article={related} headingLevel={3} />
        ))}
      </div>
    </aside>
  )
}

/** Those that follow in the section, from its start again after its end. */
function relatedTo(article: ArticleEntry): readonly ArticleEntry[] {
  const section = articlesOf(article.section)
  const place = section.indexOf(article)
  return [...section.slice(place + 1), ...section.slice(0, place)].slice(0, RELATED)
}

function trailOf({ section, newsKind, title }: ArticleEntry) {
  const above = articleFronts
    .filter((front) => front.section === section && (!front.part || front.part === newsKind))
    .map(({ label, path }) => ({ label, href: path }))
  return [{ label: articlesCopy.home, href: '/' }, ...above, { label: title }]
}
