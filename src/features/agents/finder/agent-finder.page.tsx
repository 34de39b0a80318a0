import { useLocation, useSearch } from 'wouter'
import {
  AGENCIES_PATH,
  AGENT_FINDER_PATH,
  agentsOf,
  formatAgentsUrl,
  formatFinderUrl,
  readFinderQuery,
} from '#domain/agents/agents-url.ts'
import { AgentFinderDocument } from '#src/api/generated/documents/agent-finder.ts'
import { AgentsByNameDocument } from '#src/api/generated/documents/agents-by-name.ts'
import type { AgentsByNameQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PromotionLink } from '#src/shared/agents/promotion-link.tsx'
import { AgentCard } from '#src/shared/agents/agent-card.tsx'
import { OfficeLine } from '#src/shared/agents/office-line.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { ANY_OFFICE } from '#src/shared/agents/office-map/office-map-filter.ts'
import { PageWithMap } from '#src/shared/agents/office-map/page-with-map.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import * as styles from '../agents.css.ts'
import { AgentBox } from './agent-box.tsx'
import { agentFinderCopy as copy } from './agent-finder.copy.ts'
import { NearMe } from './near-me.tsx'

const MOST_PLACES = 8
const MOST_NAMED = 12
const MOST_POPULAR = 24

const popular = {
  filter: { type: 'suburb' as const, order: 'popular' as const, query: '' },
  paging: { skip: 0, take: MOST_POPULAR },
}

const named = (query: string) => ({
  query,
  locations: { query, types: ['suburb' as const, 'region' as const], take: MOST_PLACES },
  paging: { skip: 0, take: MOST_NAMED },
})

/** Another way to write the same query leads to the one address. */
const prepare: PreparePage = async ({ path, search }, { queryClient, execute }) => {
  const query = readFinderQuery(search)
  const address = formatFinderUrl(query)
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  await (query === ''
    ? queryClient.fetchQuery(documentQuery(execute, AgentFinderDocument, popular))
    : queryClient.fetchQuery(documentQuery(execute, AgentsByNameDocument, named(query))))
  return { status: 200 }
}

export default definePageFrame({ prepare, View: Page })

const trail = [{ label: copy.home, href: '/' }, { label: copy.finder }]

/** One box for suburbs, agents and agencies; what was typed is answered on this page as well. */
function Page() {
  const [path] = useLocation()
  const query = readFinderQuery(useSearch())
  return (
    <PageWithMap locationUri={null} filter={ANY_OFFICE}>
      {(mapToggle) => (
        <Container paddingY={24}>
          <PageHead
            title={query === '' ? copy.pageTitle : copy.results(query)}
            description={copy.description}
            canonicalPath={AGENT_FINDER_PATH}
            isIndexed={query === ''}
            describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trail)] : undefined}
          />
          <Stack gap={32}>
            <Stack gap={16}>
              <Breadcrumbs items={trail} />
              <Heading level={1}>{copy.title}</Heading>
              <Text size="lead" tone="inkSoft">
                {copy.lead} <PromotionLink />
              </Text>
              <AgentBox key={path + query} query={query} />
              <Inline gap={8}>
                <NearMe />
                {mapToggle}
              </Inline>
            </Stack>
            {query === '' ? <PopularPlaces /> : <Found query={query} />}
          </Stack>
        </Container>
      )}
    </PageWithMap>
  )
}

function PopularPlaces() {
  const { data, error } = useDocumentQuery(AgentFinderDocument, popular)
  if (error) throw error
  return (
    <nav aria-label={copy.popular}>
      <Stack gap={12}>
        <Heading level={2} size="lead">
          {copy.popular}
        </Heading>
        <div className={styles.links}>
          {(data?.locationFinder?.results ?? []).map(({ location }) => (
            <Link key={location.id} href={formatAgentsUrl(agentsOf(location.uri))} isStandalone>
              {location.name}, {location.stateCode}
            </Link>
          ))}
        </div>
        <div>
          <Link href={AGENCIES_PATH} isStandalone>
            {copy.allAgencies}
          </Link>
        </div>
      </Stack>
    </nav>
  )
}

function Found({ query }: { query: string }) {
  const { data, error } = useDocumentQuery(AgentsByNameDocument, named(query))
  if (error) throw error
  if (!data) return <LoadingPage title={copy.loading} />
  const agents = agentsOfAnswer(data)
  const offices = data.offices?.results ?? []
  const places = data.locationSearch
  const isNothing = agents.length + offices.length + places.length === 0
  return (
    <Stack gap={32}>
      <Heading level={2} aria-live="polite">
        {copy.results(query)}
      </Heading>
      {isNothing && <Text>{copy.nothing}</Text>}
      {places.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{copy.places}</Heading>
          <div className={styles.links}>
            {places.map(({ label, location }) => (
              <Link key={location.uri} href={formatAgentsUrl(agentsOf(location.uri))} isStandalone>
                {label}
              </Link>
            ))}
          </div>
        </Stack>
      )}
      {agents.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{copy.agents}</Heading>
          <div className={styles.cards}>
            {agents.map((agent) => (
              <AgentCard key={agent.id} agent={agent} headingLevel={4} />
            ))}
          </div>
        </Stack>
      )}
      {offices.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{copy.agencies}</Heading>
          <div className={styles.cards}>
            {offices.map((found) => (
              <OfficeLine key={found.office.id} found={found} headingLevel={4} />
            ))}
          </div>
        </Stack>
      )}
    </Stack>
  )
}

/** Those who sell and those who manage, each once. */
function agentsOfAnswer({ sellers, managers }: AgentsByNameQuery) {
  const all = [...(sellers?.results ?? []), ...(managers?.results ?? [])].map(({ agent }) => agent)
  return [...new Map(all.map((agent) => [agent.id, agent])).values()]
}
