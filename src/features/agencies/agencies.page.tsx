import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import {
  AGENCIES_PATH,
  AGENT_FINDER_PATH,
  agentsOf,
  formatAgentsUrl,
  formatOfficesUrl,
  LONGEST_NAME_QUERY,
  type OfficesView,
  parseOfficesUrl,
} from '#domain/agents/agents-url.ts'
import { states } from '#domain/lookups/states.ts'
import { AgenciesDocument } from '#src/api/generated/documents/agencies.ts'
import type { AgenciesQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PromotionLink } from '#src/shared/agents/promotion-link.tsx'
import { OfficeLine } from '#src/shared/agents/office-line.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound, pastLastPage } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { type PageEnd, toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { PageWithMap } from '#src/shared/agents/office-map/page-with-map.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { StateFilter } from '#src/shared/locations/state-filter.tsx'
import { agenciesCopy as copy } from './agencies.copy.ts'
import * as styles from './agencies.css.ts'

const OFFICES_ON_PAGE = 24

const variablesOf = ({ locationUri, stateCode, query, order, page }: OfficesView) => ({
  filter: { locationUri, stateCode, query },
  order,
  paging: { skip: (page - 1) * OFFICES_ON_PAGE, take: OFFICES_ON_PAGE },
})

/** Agencies of the country, of a state or of a place. Another form of the URL, or another name of the place, leads to the one URL. */
export default definePage({
  read(url): OfficesView | PageEnd {
    const view = parseOfficesUrl(url.path, url.search)
    return view === null ? notFound(notFoundCopy.page) : (toOwnUrl(url, formatOfficesUrl(view)) ?? view)
  },
  query: (view) => ask(AgenciesDocument, variablesOf(view)),
  outcome({ offices: found }, view, url) {
    if (!found) return notFound(notFoundCopy.place)
    const ownUrl = formatOfficesUrl({ ...view, locationUri: found.location?.uri ?? null })
    const isPastLast = view.page > 1 && found.results.length === 0
    return (
      toOwnUrl(url, ownUrl) ??
      (isPastLast ? pastLastPage(view.page, formatOfficesUrl({ ...view, page: 1 })) : { status: 200, found })
    )
  },
  keepsPrevious: true,
  loading: <LoadingPage title={copy.loading} />,
  View: AgenciesPage,
})

type Found = NonNullable<AgenciesQuery['offices']>
type Props = { view: OfficesView; found: Found; isStale: boolean }

function AgenciesPage({ view, found, isStale }: Props) {
  const place = placeOf(view, found)
  const title = copy.title(place)
  const trail = trailOf(found)
  const locationUri = found.location?.uri ?? null
  const filter = { stateCode: locationUri === null ? view.stateCode : null, query: view.query }
  return (
    <PageWithMap locationUri={locationUri} filter={filter}>
      {(mapToggle) => (
        <Container paddingY={24}>
          <PageHead
            title={view.page > 1 ? copy.titleOfPage(title, view.page) : title}
            description={copy.description(place)}
            canonicalPath={formatOfficesUrl({ ...view, query: '', order: 'results' })}
            isIndexed={view.query === '' && view.order === 'results' && found.total > 0}
            describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trail)] : undefined}
          />
          <Stack gap={24}>
            <Breadcrumbs items={trail} />
            <Heading level={1}>{title}</Heading>
            <NameForm view={view} />
            <div>{mapToggle}</div>
            {view.locationUri === null && (
              <StateFilter
                counts={found.states}
                chosen={view.stateCode}
                hrefFor={(stateCode) => formatOfficesUrl({ ...view, stateCode, page: 1 })}
              />
            )}
            <Orders view={view} place={place} />
            <List view={view} found={found} isStale={isStale} />
          </Stack>
        </Container>
      )}
    </PageWithMap>
  )
}

function NameForm({ view }: { view: OfficesView }) {
  const [, navigate] = useLocation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    navigate(formatOfficesUrl({ ...view, query: typeof query === 'string' ? query.trim() : '', page: 1 }))
  }
  return (
    <search>
      <form
        key={view.query}
        action={formatOfficesUrl({ ...view, query: '', stateCode: null, order: 'results', page: 1 })}
        method="get"
        onSubmit={submit}
        className={styles.form}
      >
        {view.stateCode !== null && <input type="hidden" name="state" value={view.stateCode.toLowerCase()} />}
        {view.order === 'name' && <input type="hidden" name="sort" value="name" />}
        <div className={styles.field}>
          <TextField
            label={copy.field}
            name="query"
            type="search"
            autoComplete="off"
            defaultValue={view.query}
            maxLength={LONGEST_NAME_QUERY}
          />
        </div>
        <Button type="submit">{copy.find}</Button>
      </form>
    </search>
  )
}

function Orders({ view, place }: { view: OfficesView; place: string }) {
  return (
    <Stack gap={8}>
      <PillLinks label={copy.orders}>
        {(['results', 'name'] as const).map((order) => (
          <PillLink key={order} href={formatOfficesUrl({ ...view, order, page: 1 })} isShown={order === view.order}>
            {copy.orderNames[order]}
          </PillLink>
        ))}
      </PillLinks>
      <Text size="small" tone="inkSoft">
        {copy.explained(view.order, place)} <PromotionLink />
      </Text>
    </Stack>
  )
}

function List({ view, found, isStale }: Props) {
  const { location } = found
  return (
    <section aria-busy={isStale}>
      <Stack gap={16}>
        <Heading level={2} size="lead" aria-live="polite">
          {copy.count(found.total, location?.name ?? placeOf(view, found))}
        </Heading>
        {found.total === 0 && (
          <Text>
            {copy.nothing} <Link href={AGENCIES_PATH}>{copy.showAll}</Link>
          </Text>
        )}
        <div className={classNames(styles.lines, isStale && staleStyle)}>
          {found.results.map((each) => (
            <OfficeLine key={each.office.id} found={each} headingLevel={3} place={location?.name ?? null} />
          ))}
        </div>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(found.total / OFFICES_ON_PAGE)}
          label={copy.pages}
          hrefForPage={(page) => formatOfficesUrl({ ...view, page })}
        />
        {location && (
          <div>
            <Link href={formatAgentsUrl(agentsOf(location.uri))} isStandalone>
              {copy.agentsIn(location.name)}
            </Link>
          </div>
        )}
      </Stack>
    </section>
  )
}

const placeOf = ({ stateCode }: OfficesView, { location }: Found): string =>
  location?.label ?? (stateCode === null ? copy.everywhere : states[stateCode].name)

function trailOf({ location }: Found) {
  const start = [
    { label: copy.home, href: '/' },
    { label: copy.finder, href: AGENT_FINDER_PATH },
  ]
  if (!location) return [...start, { label: copy.agencies }]
  const region = location.region
  const above = region
    ? [
        {
          label: region.name,
          href: formatOfficesUrl({
            locationUri: region.uri,
            stateCode: null,
            query: '',
            order: 'results',
            page: 1,
          }),
        },
      ]
    : []
  return [...start, { label: copy.agencies, href: AGENCIES_PATH }, ...above, { label: location.name }]
}
