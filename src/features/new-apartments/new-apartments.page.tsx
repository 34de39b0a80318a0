import { numberText } from '#domain/text/number-text.ts'
import { useSearch } from 'wouter'
import {
  type NewDevelopmentsView,
  readNewDevelopmentsSearch,
  writeNewDevelopmentsAddress,
} from '#domain/locations/new-developments-address.ts'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { states } from '#domain/lookups/states.ts'
import { NewDevelopmentsDocument, type NewDevelopmentsQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { classNames } from '#src/design/components/class-names.ts'
import { Container } from '#src/design/components/container.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Pagination } from '#src/design/components/pagination.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { staleLook } from '#src/design/recipes/layout.css.ts'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { StateFilter } from '#src/property/state-filter/state-filter.tsx'
import * as styles from './new-apartments.css.ts'

const CARDS_IN_FIRST_VIEW = 3

const variablesOf = ({ stateCode, locationUri, page }: NewDevelopmentsView) => ({
  filter: { stateCode, locationUri },
  paging: { skip: (page - 1) * SEARCH_PAGE_SIZE, take: SEARCH_PAGE_SIZE },
})

/** Another form of the address leads to the one address; an unknown place or a page past the last is not found. */
export const preparePage: PreparePage = async ({ path, search }, { queryClient, execute }) => {
  const view = readNewDevelopmentsSearch(search)
  const address = writeNewDevelopmentsAddress(view)
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  const { newDevelopments } = await queryClient.fetchQuery(
    documentQuery(execute, NewDevelopmentsDocument, variablesOf(view)),
  )
  if (!newDevelopments) return { status: 404 }
  return { status: view.page > 1 && newDevelopments.results.length === 0 ? 404 : 200 }
}

/** Homes that their developers sell new, by state and suburb. */
export function Page() {
  const view = readNewDevelopmentsSearch(useSearch())
  const { data, error, isPlaceholderData } = useDocumentQuery(NewDevelopmentsDocument, variablesOf(view), {
    keepsPrevious: true,
  })
  if (error) throw error
  if (data && !data.newDevelopments) return <NotFound title="We do not know this place" />
  const found = data?.newDevelopments ?? null
  const place = found?.location?.label ?? (view.stateCode === null ? 'Australia' : states[view.stateCode].name)
  const title = `New apartments and homes in ${place}`
  return (
    <Container paddingY={24}>
      <PageHead
        title={view.page > 1 ? `${title}, page ${view.page}` : title}
        description={`Apartments, townhouses, houses and land sold new by their developers in ${place}, off the plan or just completed.`}
        canonicalPath={writeNewDevelopmentsAddress(view)}
        describe={import.meta.env.SSR ? (origin) => [breadcrumbList(origin, trailOf(view, found))] : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(view, found)} />
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text tone="inkSoft">Sold new by their developers: off the plan, under construction or just completed.</Text>
        </Stack>
        {found && <Places view={view} found={found} />}
        {found && <Homes view={view} found={found} place={place} isStale={isPlaceholderData} />}
      </Stack>
    </Container>
  )
}

type Found = NonNullable<NewDevelopmentsQuery['newDevelopments']>

function Places({ view, found }: { view: NewDevelopmentsView; found: Found }) {
  const hrefFor = (chosen: Partial<NewDevelopmentsView>) =>
    writeNewDevelopmentsAddress({ stateCode: null, locationUri: null, page: 1, ...chosen })
  return (
    <Stack gap={8}>
      <StateFilter
        counts={found.states}
        chosen={found.location?.stateCode ?? view.stateCode}
        hrefFor={(stateCode) => hrefFor({ stateCode })}
      />
      {found.suburbs.length > 0 && view.locationUri === null && (
        <Disclosure summary="Suburbs with the most new homes">
          <ul className={styles.suburbs}>
            {found.suburbs.map(({ location, count }) => (
              <li key={location.id}>
                <Link href={hrefFor({ locationUri: location.uri })} isStandalone>
                  {location.name} {location.postcode} ({count})
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  )
}

type HomesProps = { view: NewDevelopmentsView; found: Found; place: string; isStale: boolean }

function Homes({ view, found, place, isStale }: HomesProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size="lead" aria-live="polite">
        {countText(found.total, place)}
      </Heading>
      {found.total === 0 && (
        <Text>
          Try another state, or look at <Link href="/for-sale">all homes for sale</Link>.
        </Text>
      )}
      <div className={classNames(styles.homes, isStale && staleLook)}>
        {found.results.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            headingLevel={3}
            isFirstInView={index < CARDS_IN_FIRST_VIEW}
          />
        ))}
      </div>
      <Pagination
        page={view.page}
        pageCount={Math.ceil(found.total / SEARCH_PAGE_SIZE)}
        label="Pages of new homes"
        hrefForPage={(page) => writeNewDevelopmentsAddress({ ...view, page })}
      />
    </Stack>
  )
}

function countText(total: number, place: string): string {
  if (total === 0) return `No new homes in ${place} just now`
  return total === 1 ? `1 new home in ${place}` : `${numberText(total)} new homes in ${place}`
}

function trailOf({ locationUri, stateCode }: NewDevelopmentsView, found: Found | null) {
  const start = [{ label: 'Home', href: '/' }]
  if (locationUri === null && stateCode === null) return [...start, { label: 'New apartments' }]
  const above = { label: 'New apartments', href: '/new-apartments' }
  const stateOfPlace = found?.location?.stateCode ?? stateCode
  const state = stateOfPlace && {
    label: states[stateOfPlace].name,
    href: writeNewDevelopmentsAddress({ stateCode: stateOfPlace, locationUri: null, page: 1 }),
  }
  const place = found?.location && { label: found.location.label }
  return [...start, above, ...(state ? [state] : []), ...(place ? [place] : [])]
}
