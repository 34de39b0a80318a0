import {
  AGENT_FINDER_PATH,
  agentsOf,
  type AgentsView,
  formatAgentsUrl,
  formatOfficesUrl,
  parseAgentsUrl,
} from '#domain/agents/agents-url.ts'
import { AgentsInPlaceDocument } from '#src/api/generated/documents/agents-in-place.ts'
import type { AgentsInPlaceQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PromotionLink } from '#src/shared/agents/promotion-link.tsx'
import { AgentCard } from '#src/shared/agents/agent-card.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound, pastLastPage } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { type PageEnd, toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { ANY_OFFICE } from '#src/shared/agents/office-map/office-map-filter.ts'
import { PageWithMap } from '#src/shared/agents/office-map/page-with-map.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { agentList } from '#src/shared/seo/structured-data/agent-thing.ts'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { agentsCopy as copy } from '../agents.copy.ts'
import * as styles from '../agents.css.ts'
import { AgentFilters, isNarrowed } from './agent-filters.tsx'
import { AGENTS_ON_PAGE, ownView, variablesOf } from './agents-query.ts'

type Found = NonNullable<AgentsInPlaceQuery['agents']>
type Place = NonNullable<Found['location']>

/**
 * Agents who sell or manage in a place; the URL is all the state there is. Another form of the URL, or another name of the place or the
 * office, leads to the one URL.
 */
export default definePage({
  read(url): AgentsView | PageEnd {
    const view = parseAgentsUrl(url.path, url.search)
    if (view !== null) return toOwnUrl(url, formatAgentsUrl(view)) ?? view
    return isBare(url.path) ? { status: 301, redirectTo: AGENT_FINDER_PATH } : notFound(notFoundCopy.page)
  },
  query: (view) => ask(AgentsInPlaceDocument, variablesOf(view)),
  outcome({ agents: found }, view, url) {
    if (!found?.location) return notFound(notFoundCopy.place)
    const isPastLast = view.page > 1 && found.results.length === 0
    return (
      toOwnUrl(url, formatAgentsUrl(ownView(view, found))) ??
      (isPastLast
        ? pastLastPage(view.page, formatAgentsUrl({ ...view, page: 1 }))
        : { status: 200, found: { ...found, location: found.location } })
    )
  },
  keepsPrevious: true,
  loading: <LoadingPage title={copy.loading} />,
  View: AgentsPage,
})

const isBare = (path: string): boolean => path.toLowerCase().replace(/\/+$/, '') === '/property-managers'

type Props = { view: AgentsView; found: Found & { location: Place }; isStale: boolean }

function AgentsPage({ view, found, isStale }: Props) {
  const place = found.location
  const title = copy.title(view.service, place.label)
  const trail = trailOf(place)
  return (
    <PageWithMap
      locationUri={place.uri}
      filter={ANY_OFFICE}
      agents={{ filter: variablesOf(view).filter, total: found.total }}
      toggleSize="small"
    >
      {(mapToggle) => (
        <Container paddingY={24}>
          <PageHead
            title={view.page > 1 ? copy.titleOfPage(title, view.page) : title}
            description={copy.description(view.service, place.label)}
            canonicalPath={formatAgentsUrl({ ...agentsOf(view.locationUri, view.service), page: view.page })}
            isIndexed={!isNarrowed(view) && view.order === 'results' && found.total > 0}
            describe={
              import.meta.env.SSR
                ? (origin) => [
                    breadcrumbList(origin, trail),
                    agentList(
                      origin,
                      found.results.map(({ agent }) => agent),
                    ),
                  ]
                : undefined
            }
          />
          <Stack gap={24}>
            <Breadcrumbs items={trail} />
            <Stack gap={8}>
              <Heading level={1}>{title}</Heading>
              <Text tone="inkSoft">{copy.figures}</Text>
            </Stack>
            <Inline gap={8}>
              <Services view={view} />
              {mapToggle}
            </Inline>
            <AgentFilters view={view} offices={found.offices} />
            <Orders view={view} place={place} />
            <List view={view} found={found} isStale={isStale} />
            <OtherPages place={place} />
          </Stack>
        </Container>
      )}
    </PageWithMap>
  )
}

function Services({ view }: { view: AgentsView }) {
  return (
    <PillLinks label={copy.services}>
      {(['selling', 'managing'] as const).map((service) => (
        <PillLink
          key={service}
          href={formatAgentsUrl(agentsOf(view.locationUri, service))}
          isShown={service === view.service}
        >
          {copy.serviceNames[service]}
        </PillLink>
      ))}
    </PillLinks>
  )
}

/** How the order comes about, in one sentence, with the others a press away. */
function Orders({ view, place }: { view: AgentsView; place: Place }) {
  const names = copy.orderNames(view.service)
  return (
    <Stack gap={8}>
      <PillLinks label={copy.orders}>
        {(['results', 'rating', 'name'] as const).map((order) => (
          <PillLink key={order} href={formatAgentsUrl({ ...view, order, page: 1 })} isShown={order === view.order}>
            {names[order]}
          </PillLink>
        ))}
      </PillLinks>
      <Text size="small" tone="inkSoft">
        {copy.explained(view.order, view.service, place.name)} <PromotionLink />
      </Text>
    </Stack>
  )
}

function List({ view, found, isStale }: Props) {
  const place = found.location
  return (
    <section aria-busy={isStale}>
      <Stack gap={16}>
        <Heading level={2} size="lead" aria-live="polite">
          {copy.count(found.total, view.service, place.name)}
        </Heading>
        {found.total === 0 && <Nothing view={view} place={place} />}
        <div className={classNames(styles.cards, isStale && staleStyle)}>
          {found.results.map(({ agent, completedInPlace }) => (
            <AgentCard
              key={agent.id}
              agent={agent}
              headingLevel={3}
              service={view.service}
              inPlace={{ name: place.name, count: completedInPlace }}
            />
          ))}
        </div>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(found.total / AGENTS_ON_PAGE)}
          label={copy.pages}
          hrefForPage={(page) => formatAgentsUrl({ ...view, page })}
        />
      </Stack>
    </section>
  )
}

/** The way on from a list of nobody. */
function Nothing({ view, place }: { view: AgentsView; place: Place }) {
  if (isNarrowed(view)) {
    return (
      <Text>
        {copy.nothingFits} <Link href={formatAgentsUrl(agentsOf(view.locationUri, view.service))}>{copy.clear}</Link>
      </Text>
    )
  }
  return (
    <Text>
      {copy.nothing(place.name)}{' '}
      {place.region ? (
        <Link href={formatAgentsUrl(agentsOf(place.region.uri, view.service))}>{copy.inRegion(place.region.name)}</Link>
      ) : (
        <Link href={AGENT_FINDER_PATH}>{copy.finder}</Link>
      )}
    </Text>
  )
}

function OtherPages({ place }: { place: Place }) {
  const agencies = { locationUri: place.uri, stateCode: null, query: '', order: 'results', page: 1 } as const
  return (
    <nav aria-label={copy.otherPages} className={styles.links}>
      <Link href={formatOfficesUrl(agencies)} isStandalone>
        {copy.agenciesIn(place.name)}
      </Link>
      <Link href={`/${place.uri}`} isStandalone>
        {copy.placePage(place.name)}
      </Link>
    </nav>
  )
}

const trailOf = (place: Place) => [
  { label: copy.home, href: '/' },
  { label: copy.finder, href: AGENT_FINDER_PATH },
  ...(place.region ? [{ label: place.region.name, href: formatAgentsUrl(agentsOf(place.region.uri)) }] : []),
  { label: place.name },
]
