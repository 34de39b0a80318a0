import {
  QUESTIONS_PAGE_SIZE,
  type QuestionsView,
  questionOrderNames,
  questionOrders,
  writeQuestionsAddress,
} from '#domain/questions/question-address.ts'
import type { QuestionList_IndexFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { classNames } from '#src/design/components/class-names.ts'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Pagination } from '#src/design/components/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/components/pill-links.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { staleLook } from '#src/design/recipes/layout.css.ts'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { QuestionLines } from '#src/property/questions/question-lines.tsx'
import { countText, titleOfList } from './question-words.ts'
import * as styles from './questions.css.ts'

export type Questions = QuestionList_IndexFragment
type Props = { view: QuestionsView; found: Questions; isStale: boolean }

/** A page of questions with the orders to read them in and the suburbs that are asked about most. */
export function QuestionsList({ view, found, isStale }: Props) {
  const { location, suburbs } = found
  const hrefFor = (change: Partial<QuestionsView>) =>
    writeQuestionsAddress({ ...view, locationUri: location?.uri ?? null, ...change })
  return (
    <Container paddingY={24}>
      <PageHead
        title={titleOfList(location?.label ?? null, view)}
        description={descriptionOf(location)}
        canonicalPath={hrefFor({})}
        isIndexed={view.sortOrder === 'newest'}
        describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trailOf(location))] : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(location)} />
        <Stack gap={8}>
          <Heading level={1}>
            {location ? `Questions about ${location.name}` : 'Questions and local discussions'}
          </Heading>
          <Text tone="inkSoft">
            What people want to know about {location ? location.name : 'a place before they live there'}, and what
            locals and agents answer.
          </Text>
        </Stack>
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
    <PillLinks label="Order of the questions">
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
        {countText(total, view.sortOrder)}
      </Heading>
      {total === 0 && <Elsewhere view={view} location={location} />}
      {results.length > 0 && (
        <div className={classNames(isStale && staleLook)}>
          <QuestionLines questions={results} isOfManyPlaces={location?.type !== 'suburb'} />
        </div>
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / QUESTIONS_PAGE_SIZE)}
        label="Pages of questions"
        hrefForPage={(page) => hrefFor({ page })}
      />
    </Stack>
  )
}

/** Where to read on when a list is empty. */
function Elsewhere({ view, location }: { view: QuestionsView; location: Questions['location'] }) {
  if (view.sortOrder === 'unanswered') {
    return (
      <Text>
        <Link href={writeQuestionsAddress({ locationUri: location?.uri ?? null, sortOrder: 'newest', page: 1 })}>
          See all questions{location ? ` about ${location.name}` : ''}
        </Link>
      </Text>
    )
  }
  const around = location?.region ?? null
  return (
    <Text>
      {around && (
        <>
          See what is asked in <Link href={`/${around.uri}/questions`}>{around.name}</Link>, or{' '}
        </>
      )}
      {location ? (
        <>
          {around ? 'read' : 'Read'} <Link href="/discussions">questions about other places</Link>.
        </>
      ) : (
        'Questions about suburbs will stand here.'
      )}
    </Text>
  )
}

function BusySuburbs({ suburbs }: { suburbs: Questions['suburbs'] }) {
  return (
    <aside aria-label="Suburbs with the most questions">
      <Stack gap={16}>
        <Heading level={2} size="lead">
          Most asked about
        </Heading>
        <ul className={styles.suburbs}>
          {suburbs.map(({ count, location: { id, uri, name, stateCode } }) => (
            <li key={id} className={styles.suburb}>
              <Link
                href={writeQuestionsAddress({ locationUri: uri, sortOrder: 'newest', page: 1 })}
                isQuiet
                isStandalone
              >
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

function trailOf(location: Questions['location'] | undefined) {
  const start = [{ label: 'Home', href: '/' }]
  if (!location) return [...start, { label: 'Questions' }]
  const region = location.region ? [{ label: location.region.name, href: `/${location.region.uri}` }] : []
  return [...start, ...region, { label: location.name, href: `/${location.uri}` }, { label: 'Questions' }]
}

const descriptionOf = (location: Questions['location'] | undefined): string =>
  location
    ? `What people ask and discuss about ${location.label}: parking, schools, noise, transport and neighbours, with answers from locals and agents.`
    : 'What people ask and discuss about suburbs all over Australia, with answers from locals and agents.'
