import { type ArticleFront, articleFronts } from '#domain/content/article-fronts.ts'
import { articlesOf } from '#domain/content/article-index.ts'
import { Container } from '#src/design/container/container.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'
import { ArticleCard } from './article-card.tsx'
import * as styles from './articles.css.ts'
import { articlesCopy } from './articles.copy.ts'

/** The first page of the guides, the lifestyle pieces, the news or a part of the news. */
export function ArticleFrontView({ front }: { front: ArticleFront }) {
  return (
    <Container className={styles.front}>
      <PageHead title={front.title} description={front.description} canonicalPath={front.path} />
      <header className={styles.frontOpening}>
        <Heading level={1} size="display">
          {front.title}
        </Heading>
        <Text size="lead" tone="inkSoft">
          {front.description}
        </Text>
      </header>
      <nav aria-label={articlesCopy.sections} className={styles.tabs}>
        {tabsOf(front).map(({ path, label }) => (
          <NavigationLink key={path} href={path} isCurrent={path === front.path}>
            {label}
          </NavigationLink>
        ))}
      </nav>
      {front.part === 'homely-in-the-media' ? <NothingWrittenYet /> : <Cards front={front} />}
    </Container>
  )
}

function Cards({ front: { section, part } }: { front: ArticleFront }) {
  const shown = articlesOf(section, part === 'homely-in-the-media' ? undefined : part)
  return (
    <div className={styles.cards}>
      {shown.map((article, place) => (
        <ArticleCard key={article.slug} article={article} isLead={place === 0} />
      ))}
    </div>
  )
}

function NothingWrittenYet() {
  return (
    <div className={styles.quietPlace}>
      <Heading level={2}>{articlesCopy.nothingYet.title}</Heading>
      <Text>{articlesCopy.nothingYet.explanation}</Text>
      <Text>
        <InlineWords words={articlesCopy.nothingYet.journalists} />
      </Text>
    </div>
  )
}

/** The sections; within the news, its parts as well. */
const tabsOf = ({ section }: ArticleFront): readonly ArticleFront[] =>
  articleFronts.filter((front) => !front.part || section === 'news')
