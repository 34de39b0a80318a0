import { Redirect } from 'wouter'
import { type FinderTab, finderTabs, type FinderView, formatFinderUrl } from '#domain/locations/finder-url.ts'
import { LocationFinderDocument } from '#src/api/generated/documents/location-finder.ts'
import type { LocationFinderQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PastLastPage } from '#src/shared/page/past-last-page.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { StateFilter } from '#src/shared/locations/state-filter.tsx'
import { FinderForm } from './finder-form.tsx'
import { FinderTabs } from './finder-tabs.tsx'
import { FINDER_PAGE_SIZE, finderVariables, kindOfView } from './finder-variables.ts'
import { LetterFilter } from './letter-filter.tsx'
import { PlaceList } from './place-list.tsx'
import { addressOfOtherType } from './prepare-finder.ts'
import { finderCopy } from './finder.copy.ts'

type Found = NonNullable<LocationFinderQuery['locationFinder']>

/** The regions, suburbs or streets of a view with what narrows them down. */
export function FoundPlaces({ view }: { view: FinderView }) {
  const { data, error, isPlaceholderData } = useDocumentQuery(LocationFinderDocument, finderVariables(view), {
    keepsPrevious: true,
  })
  if (error) throw error
  if (data && !data.locationFinder) return <NotFound title={notFoundCopy.place} />
  const found = data?.locationFinder ?? null
  const elsewhere = isPlaceholderData ? null : addressOfOtherType(view, found?.parent ?? null)
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />
  if (found && view.page > 1 && found.results.length === 0 && !isPlaceholderData) {
    return <PastLastPage page={view.page} firstPageHref={formatFinderUrl({ ...view, page: 1 })} />
  }
  return <PlacesOfView view={view} found={found} isStale={isPlaceholderData} />
}

function PlacesOfView({ view, found, isStale }: { view: FinderView; found: Found | null; isStale: boolean }) {
  const parentLabel = isStale ? null : (found?.parent?.label ?? null)
  const title = finderCopy.title(view, parentLabel)
  const kind = kindOfView(view)
  const trail = trailOf(view, found?.parent ?? null)
  return (
    <Container paddingY={24}>
      <PageHead
        title={title}
        description={finderCopy.description(kind, title)}
        canonicalPath={formatFinderUrl(view)}
        isIndexed={view.query === ''}
        describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trail)] : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trail} />
        <Heading level={1}>{finderCopy.title({ ...view, letter: null, page: 1 }, parentLabel)}</Heading>
        <FinderTabs current={kind} isExactly={'tab' in view.subject} stateCode={view.stateCode} />
        <FinderForm view={view} label={finderCopy.fields[kind]} isLive />
        {found && <Filters view={view} found={found} />}
        {found && <List view={view} found={found} isStale={isStale} parentLabel={parentLabel} />}
      </Stack>
    </Container>
  )
}

function Filters({ view, found }: { view: FinderView; found: Found }) {
  return (
    <>
      {'tab' in view.subject && (
        <StateFilter
          counts={found.states}
          chosen={view.stateCode}
          hrefFor={(stateCode) => formatFinderUrl({ ...view, stateCode, page: 1 })}
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
        {finderCopy.count(found.total, view, parentLabel)}
      </Heading>
      {found.total === 0 ? (
        <Text>
          {finderCopy.nothing}{' '}
          <Link href={formatFinderUrl({ ...view, letter: null, query: '', page: 1 })}>{finderCopy.showAll}</Link>
        </Text>
      ) : (
        <PlaceList places={found.results} isStale={isStale} />
      )}
      <Pagination
        page={view.page}
        pageCount={pageCount}
        label={finderCopy.pages}
        hrefForPage={(page) => formatFinderUrl({ ...view, page })}
      />
    </Stack>
  )
}

function trailOf(view: FinderView, parent: Found['parent']) {
  const tabItem = (tab: FinderTab) => ({ label: finderTabs[tab].label, href: finderTabs[tab].path })
  const start = [{ label: finderCopy.home, href: '/' }]
  if ('tab' in view.subject) return [...start, tabItem(view.subject.tab)]
  const above = parent?.region ? [{ label: parent.region.name, href: `/${parent.region.uri}` }] : []
  const own = parent ? [{ label: parent.name, href: `/${parent.uri}` }] : []
  return [...start, tabItem(view.subject.parentType), ...above, ...own, { label: finderTabs[kindOfView(view)].label }]
}
