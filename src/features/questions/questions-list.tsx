import {
  everyQuestion,
  QUESTIONS_PAGE_SIZE,
  type QuestionsView,
  questionListTypeNames,
  questionListTypes,
  questionOrderNames,
  questionOrders,
  formatQuestionsUrl,
} from '#domain/questions/question-url.ts'
import type { QuestionsList_IndexFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { QuestionLines } from '#src/shared/posts/question-lines.tsx'
import * as styles from './questions.css.ts'
import { questionsCopy } from './questions.copy.ts'
import { QuestionSearch } from './question-search.tsx'
import { AskQuestion } from './write/ask-question.tsx'
import { AskSomewhere } from './write/ask-somewhere.tsx'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'

type Props = { view: QuestionsView; found: QuestionsList_IndexFragment; isStale: boolean }

/** A page of questions with the orders to read them in and the suburbs that are asked about most. */
export function QuestionsList({ view, found, isStale }: Props) {
  const { location, suburbs } = found
  const hrefFor = (change: Partial<QuestionsView>) =>
    formatQuestionsUrl({ ...view, locationUri: location?.uri ?? null, ...change })
  return (
    <Container paddingY={24}>
      <PageHead
        title={questionsCopy.titleOfPage(location?.label ?? null, view)}
        description={descriptionOf(location)}
        canonicalPath={hrefFor({})}
        isIndexed={view.sortOrder === 'newest' && view.type === 'all' && view.words === ''}
        describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trailOf(location))] : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(location)} />
        <Stack gap={8}>
          <Heading level={1}>{location ? questionsCopy.titleOfPlace(location.name) : questionsCopy.titleOfAll}</Heading>
          <Text tone="inkSoft">{location ? questionsCopy.leadOfPlace(location.name) : questionsCopy.leadOfAll}</Text>
        </Stack>
        {location?.type === 'suburb' ? <AskQuestion key={location.uri} location={location} /> : <AskSomewhere />}
        <QuestionSearch
          key={hrefFor({ page: 1 })}
          view={{ ...view, locationUri: location?.uri ?? null }}
          place={location?.name ?? null}
        />
        <PillLinks label={questionsCopy.types}>
          {questionListTypeNames.map((type) => (
            <PillLink key={type} href={hrefFor({ type, page: 1 })} isShown={type === view.type}>
              {questionListTypes[type]}
            </PillLink>
          ))}
        </PillLinks>
        <Orders current={view.sortOrder} hrefFor={hrefFor} />
        <div className={classNames(suburbs.length > 0 && styles.columns)}>
          <Results view={view} found={found} isStale={isStale} hrefFor={hrefFor} />
          {suburbs.length > 0 && <BusySuburbs suburbs={suburbs} />}
        </div>
      </Stack>
    </Container>
  )
}

type HrefFor = (change: Partial<QuestionsView>) => string

function Orders({ current, hrefFor }: { current: QuestionsView['sortOrder']; hrefFor: HrefFor }) {
  return (
    <PillLinks label={questionsCopy.order}>
      {questionOrderNames.map((sortOrder) => (
        <PillLink key={sortOrder} href={hrefFor({ sortOrder, page: 1 })} isShown={sortOrder === current}>
          {questionOrders[sortOrder]}
        </PillLink>
      ))}
    </PillLinks>
  )
}

function Results({ view, found, isStale, hrefFor }: Props & { hrefFor: HrefFor }) {
  const { total, results, location } = found
  return (
    <Stack gap={16}>
      <Heading level={2} size="lead" aria-live="polite">
        {questionsCopy.count(total, view)}
      </Heading>
      {total === 0 && <Elsewhere view={view} location={location} />}
      {results.length > 0 && (
        <div aria-busy={isStale} className={classNames(isStale && staleStyle)}>
          <QuestionLines questions={results} isOfManyPlaces={location?.type !== 'suburb'} />
        </div>
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / QUESTIONS_PAGE_SIZE)}
        label={questionsCopy.pages}
        hrefForPage={(page) => hrefFor({ page })}
      />
    </Stack>
  )
}

/** Where to read on when nothing is found, or a list is empty. */
function Elsewhere({ view, location }: { view: QuestionsView; location: QuestionsList_IndexFragment['location'] }) {
  if (view.words !== '') return <Text>{questionsCopy.nothingFound}</Text>
  if (view.sortOrder === 'unanswered' || view.type !== 'all') {
    return (
      <Text>
        <Link href={formatQuestionsUrl({ locationUri: location?.uri ?? null, ...everyQuestion })}>
          {location ? questionsCopy.allAbout(location.name) : questionsCopy.all}
        </Link>
      </Text>
    )
  }
  return (
    <Text>
      <InlineWords words={wordsElsewhere(location)} />
    </Text>
  )
}

function wordsElsewhere(location: QuestionsList_IndexFragment['location']): string {
  if (!location) return questionsCopy.findSuburb
  return location.region ? questionsCopy.around(location.region) : questionsCopy.elsewhere
}

function BusySuburbs({ suburbs }: { suburbs: QuestionsList_IndexFragment['suburbs'] }) {
  return (
    <aside aria-label={questionsCopy.busySuburbs}>
      <Stack gap={16}>
        <Heading level={2} size="lead">
          {questionsCopy.mostAsked}
        </Heading>
        <ul className={styles.suburbs}>
          {suburbs.map(({ count, location: { id, uri, name, stateCode } }) => (
            <li key={id} className={styles.suburb}>
              <Link href={formatQuestionsUrl({ locationUri: uri, ...everyQuestion })} isQuiet isStandalone>
                {name}, {stateCode}
              </Link>
              <Text as="span" size="small" tone="inkSoft" isTabular>
                {count}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </aside>
  )
}

function trailOf(location: QuestionsList_IndexFragment['location'] | undefined) {
  const start = [{ label: questionsCopy.home, href: '/' }]
  if (!location) return [...start, { label: questionsCopy.questions }]
  const region = location.region ? [{ label: location.region.name, href: `/${location.region.uri}` }] : []
  return [...start, ...region, { label: location.name, href: `/${location.uri}` }, { label: questionsCopy.questions }]
}

const descriptionOf = (location: QuestionsList_IndexFragment['location'] | undefined): string =>
  location ? questionsCopy.descriptionOfPlace(location.label) : questionsCopy.descriptionOfAll
