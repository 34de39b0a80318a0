import { Redirect } from 'wouter'
import { type FinderTab, finderTabs, type FinderView, writeFinderAddress } from '#domain/locations/finder-address.ts'
import { LocationFinderDocument, type LocationFinderQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Pagination } from '#src/design/components/pagination.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { StateFilter } from '#src/property/state-filter/state-filter.tsx'
import { FinderForm } from './finder-form.tsx'
import { FinderTabs } from './finder-tabs.tsx'
import { FINDER_PAGE_SIZE, finderVariables } from './finder-variables.ts'
import { countText, kindOfView, type PlaceKind, titleOfView } from './finder-words.ts'
import { LetterFilter } from './letter-filter.tsx'
import { PlaceList } from './place-list.tsx'
import { addressOfOtherType } from './prepare-finder.ts'

type Found = NonNullable<LocationFinderQuery['locationFinder']>

/** The regions, suburbs or streets of a view with what narrows them down. */
export function FoundPlaces({ view }: { view: FinderView }) {
  const { data, error, isPlaceholderData } = useDocumentQuery(LocationFinderDocument, finderVariables(view), {
    keepsPrevious: true,
  })
  if (error) throw error
  if (data && !data.locationFinder) return <NotFound title="We do not know this place" />
  const found = data?.locationFinder ?? null
  const elsewhere = isPlaceholderData ? null : addressOfOtherType(view, found?.parent ?? null)
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />
  const parentLabel = isPlaceholderData ? null : (found?.parent?.label ?? null)
  const title = titleOfView(view, parentLabel)
  const kind = kindOfView(view)
  return (
    <Container paddingY={24}>
      <PageHead
        title={title}
        description={descriptionOf(kind, title)}
        canonicalPath={writeFinderAddress(view)}
        isIndexed={view.query === ''}
        describe={
          import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trailOf(view, found?.parent ?? null))] : undefined
        }
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(view, found?.parent ?? null)} />
        <Heading level={1}>{titleOfView({ ...view, letter: null, page: 1 }, parentLabel)}</Heading>
        <FinderTabs current={kind} isExactly={'tab' in view.subject} stateCode={view.stateCode} />
        <FinderForm view={view} label={formLabels[kind]} isLive />
        {found && <Filters view={view} found={found} />}
        {found && <List view={view} found={found} isStale={isPlaceholderData} parentLabel={parentLabel} />}
      </Stack>
    </Container>
  )
}

const formLabels: Record<PlaceKind, string> = {
  region: 'Name of the region',
  suburb: 'Suburb or postcode',
  street: 'Street, suburb or postcode',
}

function Filters({ view, found }: { view: FinderView; found: Found }) {
  return (
    <>
      {'tab' in view.subject && (
        <StateFilter
          counts={found.states}
          chosen={view.stateCode}
          hrefFor={(stateCode) => writeFinderAddress({ ...view, stateCode, page: 1 })}
        />
      )}
      <LetterFilter view={view} letters={found.letters} />
    </>
  )
}

type ListProps = { view: FinderView; found: Found; isStale: boolean; parentLabel: string | null }

function List({ view, found, isStale, parentLabel }: ListProps) {
  const pageCount = Math.ceil(found.total / FINDER_PAGE_SIZE)
  return (
    <Stack gap={16}>
      <Heading level={2} size="lead" aria-live="polite">
        {countText(found.total, view, parentLabel)}
      </Heading>
      {found.total === 0 ? (
        <Text>
          Nothing here has such a name.{' '}
          <Link href={writeFinderAddress({ ...view, letter: null, query: '', page: 1 })}>Show all of them</Link>
        </Text>
      ) : (
        <PlaceList places={found.results} isStale={isStale} />
      )}
      <Pagination
        page={view.page}
        pageCount={pageCount}
        label="Pages of places"
        hrefForPage={(page) => writeFinderAddress({ ...view, page })}
      />
    </Stack>
  )
}

function trailOf(view: FinderView, parent: Found['parent']) {
  const tabItem = (tab: FinderTab) => ({ label: finderTabs[tab].label, href: finderTabs[tab].path })
  const start = [{ label: 'Home', href: '/' }]
  if ('tab' in view.subject) return [...start, tabItem(view.subject.tab)]
  const above = parent?.region ? [{ label: parent.region.name, href: `/${parent.region.uri}` }] : []
  const own = parent ? [{ label: parent.name, href: `/${parent.uri}` }] : []
  return [...start, tabItem(view.subject.parentType), ...above, ...own, { label: finderTabs[kindOfView(view)].label }]
}

const descriptionOf = (kind: PlaceKind, title: string): string =>
  kind === 'region'
    ? `${title}: choose a region to see its suburbs, what homes cost there and what is on the market.`
    : `${title}, from A to Z, with the homes for sale and for rent in each.`
