import {
  type NewDevelopmentsView,
  readNewDevelopmentsSearch,
  formatNewDevelopmentsUrl,
} from '#domain/locations/new-developments-url.ts'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { states } from '#domain/lookups/states.ts'
import { NewDevelopmentsDocument } from '#src/api/generated/documents/new-developments.ts'
import type { NewDevelopmentsQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { PromotionLink } from '#src/shared/agents/promotion-link.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound, pastLastPage } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { type PageEnd, toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { StateFilter } from '#src/shared/locations/state-filter.tsx'
import { newApartmentsCopy } from './developments.copy.ts'
import * as styles from './developments.css.ts'
import { ProjectCard } from './project-card.tsx'

const copy = newApartmentsCopy
const PROJECTS_IN_FIRST_VIEW = 2

const variablesOf = ({ stateCode, locationUri, page }: NewDevelopmentsView) => ({
  filter: { stateCode, locationUri },
  paging: { skip: (page - 1) * SEARCH_PAGE_SIZE, take: SEARCH_PAGE_SIZE },
})

/** Projects with apartments that their developers sell new, by state and suburb. Another form of the URL leads to the one URL. */
export default definePage({
  read(url): NewDevelopmentsView | PageEnd {
    const view = readNewDevelopmentsSearch(url.search)
    return toOwnUrl(url, formatNewDevelopmentsUrl(view)) ?? view
  },
  query: (view) => ask(NewDevelopmentsDocument, variablesOf(view)),
  outcome({ newDevelopments: found }, view, url) {
    if (!found) return notFound(notFoundCopy.place)
    const ownUrl = formatNewDevelopmentsUrl({ ...view, locationUri: found.location?.uri ?? null })
    const isPastLast = view.page > 1 && found.projects.length === 0
    return (
      toOwnUrl(url, ownUrl) ??
      (isPastLast ? pastLastPage(view.page, formatNewDevelopmentsUrl({ ...view, page: 1 })) : { status: 200, found })
    )
  },
  keepsPrevious: true,
  loading: <LoadingPage title={newApartmentsCopy.newApartments} />,
  View: Developments,
})

type Props = { view: NewDevelopmentsView; found: Found; isStale: boolean }

function Developments({ view, found, isStale }: Props) {
  const place = found.location?.label ?? (view.stateCode === null ? copy.everywhere : states[view.stateCode].name)
  const title = copy.title(place)
  return (
    <Container paddingY={24}>
      <PageHead
        title={view.page > 1 ? copy.titleOfPage(title, view.page) : title}
        description={copy.description(place)}
        canonicalPath={formatNewDevelopmentsUrl(view)}
        describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trailOf(view, found))] : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(view, found)} />
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text tone="inkSoft">
            {copy.lead} <PromotionLink />
          </Text>
        </Stack>
        <Places view={view} found={found} />
        <Projects view={view} found={found} place={place} isStale={isStale} />
      </Stack>
    </Container>
  )
}

type Found = NonNullable<NewDevelopmentsQuery['newDevelopments']>

function Places({ view, found }: { view: NewDevelopmentsView; found: Found }) {
  const hrefFor = (chosen: Partial<NewDevelopmentsView>) =>
    formatNewDevelopmentsUrl({ stateCode: null, locationUri: null, page: 1, ...chosen })
  return (
    <Stack gap={8}>
      <StateFilter
        counts={found.states}
        chosen={found.location?.stateCode ?? view.stateCode}
        hrefFor={(stateCode) => hrefFor({ stateCode })}
      />
      {found.suburbs.length > 0 && view.locationUri === null && (
        <Disclosure summary={copy.suburbsWithMost}>
          <ul className={styles.suburbs}>
            {found.suburbs.map(({ location, count }) => (
              <li key={location.id}>
                <Link href={hrefFor({ locationUri: location.uri })} isStandalone>
                  {copy.suburb(location.name, location.postcode ?? '', count)}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  )
}

type ProjectsProps = { view: NewDevelopmentsView; found: Found; place: string; isStale: boolean }

function Projects({ view, found, place, isStale }: ProjectsProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size="lead" aria-live="polite">
        {copy.count(found.total, place)}
      </Heading>
      {found.total === 0 && (
        <Text>
          {copy.tryElsewhere} <Link href="/for-sale">{copy.allForSale}</Link>.
        </Text>
      )}
      <div className={classNames(styles.projects, isStale && staleStyle)}>
        {found.projects.map((project, index) => (
          <ProjectCard
            key={`${project.name} ${project.location.uri}`}
            project={project}
            isFirstInView={index < PROJECTS_IN_FIRST_VIEW}
          />
        ))}
      </div>
      <Pagination
        page={view.page}
        pageCount={Math.ceil(found.total / SEARCH_PAGE_SIZE)}
        label={copy.pages}
        hrefForPage={(page) => formatNewDevelopmentsUrl({ ...view, page })}
      />
    </Stack>
  )
}

function trailOf({ locationUri, stateCode }: NewDevelopmentsView, found: Found | null) {
  const start = [{ label: copy.home, href: '/' }]
  if (locationUri === null && stateCode === null) return [...start, { label: copy.newApartments }]
  const above = { label: copy.newApartments, href: '/new-apartments' }
  const stateOfPlace = found?.location?.stateCode ?? stateCode
  const state = stateOfPlace && {
    label: states[stateOfPlace].name,
    href: formatNewDevelopmentsUrl({ stateCode: stateOfPlace, locationUri: null, page: 1 }),
  }
  const place = found?.location && { label: found.location.label }
  return [...start, above, ...(state ? [state] : []), ...(place ? [place] : [])]
}
