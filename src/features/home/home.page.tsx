import { lazy } from 'react'
import { priceLabel } from '#domain/price/price-labels.ts'
import {
  type ListingCard_ListingFragment,
  ListingsHomepageDocument,
  type ListingsHomepageQuery,
} from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Card, CardLink } from '#src/design/components/card.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Grid, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { websiteThings } from '#src/property/page-head/structured-data/website.ts'
import { SearchBox } from '#src/property/search-box/search-box.tsx'
import * as styles from './home.css.ts'
import { homesAddress } from './homes-address.ts'
import { NearMeButton } from './near-me-button.tsx'
import { NEW_FOR_DAYS } from './new-for-days.ts'
import { WhenNear } from './when-near.tsx'

const RecentSearches = lazy(() => import('./recent-searches.tsx'))
const ViewedHomes = lazy(() => import('./viewed-homes.tsx'))
const NewNearYou = lazy(() => import('./new-near-you.tsx'))

const variables = { query: null, maxAge: NEW_FOR_DAYS }

export const preparePage: PreparePage = async (_request, { queryClient, execute }) => {
  await queryClient.fetchQuery(documentQuery(execute, ListingsHomepageDocument, variables))
  return { status: 200 }
}

/** Where a visit begins: the search box, what is new, and where people look. */
export function Page() {
  const { data } = useDocumentQuery(ListingsHomepageDocument, variables)
  const homepage = data?.listingsHomepage
  return (
    <>
      <PageHead
        title="Homes for sale and rent across Australia"
        description="Search homes for sale, for rent, sold and leased in every suburb of Australia, with prices shown as they are."
        canonicalPath="/"
        describe={import.meta.env.SSR ? websiteThings : undefined}
      />
      <div className={styles.hero}>
        <Container>
          <div className={styles.heroWords}>
            <Heading level={1} size="display">
              Find the place that feels like yours
            </Heading>
            <SearchBox mode="buy" />
            <div className={styles.shortcuts}>
              <NearMeButton />
              <div className={styles.recent}>
                <WhenNear>
                  <RecentSearches />
                </WhenNear>
              </div>
            </div>
          </div>
        </Container>
      </div>
      {homepage && (
        <Container>
          <section className={styles.viewedSection}>
            <WhenNear>
              <ViewedHomes />
            </WhenNear>
          </section>
          <section className={styles.nearSection}>
            <WhenNear>
              <NewNearYou />
            </WhenNear>
          </section>
          <NewHomes title="New homes for sale" listings={homepage.forSale} isFirst />
          <NewHomes title="New homes for rent" listings={homepage.forRent} />
          <PopularSuburbs locations={homepage.popularLocations} />
          <Guides />
        </Container>
      )}
    </>
  )
}

type NewHomesProps = { title: string; listings: readonly ListingCard_ListingFragment[]; isFirst?: boolean }

function NewHomes({ title, listings, isFirst = false }: NewHomesProps) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <div className={styles.homes}>
          {listings.map((listing, index) => (
            <ListingCard key={listing.id} listing={listing} headingLevel={3} isFirstInView={isFirst && index === 0} />
          ))}
        </div>
      </Stack>
    </section>
  )
}

const guides = [
  {
    href: '/advice',
    title: 'Guides',
    about: 'Auctions, first homes, inspections, renting: what to know before you need to.',
  },
  { href: '/lifestyle', title: 'Lifestyle', about: 'Gardens, rooms and streets, and how people live in them.' },
  { href: '/news', title: 'News', about: 'What changes in the market and on the portal, in plain words.' },
] as const

function Guides() {
  return (
    <section className={styles.section}>
      <Stack>
        <Heading level={2}>Good to read first</Heading>
        <Grid columns={{ mobile: 1, tablet: 3 }}>
          {guides.map(({ href, title, about }) => (
            <Card key={href} padding="medium" isLinked>
              <Heading level={3}>
                <CardLink href={href}>{title}</CardLink>
              </Heading>
              <Text size="small" tone="inkSoft">
                {about}
              </Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

type PopularLocation = ListingsHomepageQuery['listingsHomepage']['popularLocations'][number]

function PopularSuburbs({ locations }: { locations: readonly PopularLocation[] }) {
  if (locations.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack>
        <Heading level={2}>Popular suburbs</Heading>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }}>
          {locations.map((location) => (
            <Card key={location.id} padding="medium" isLinked>
              <Heading level={3}>
                <CardLink href={homesAddress('buy', location.uri)}>{location.label}</CardLink>
              </Heading>
              <Text size="small" tone="inkSoft" isTabular hasLineBreaks>
                {medianText(location) ?? 'Too few sales for a median'}
              </Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

function medianText({ medians }: PopularLocation): string | null {
  const [house] = medians.houseSale.yearly
  const [rent] = medians.unitRent.yearly
  const parts = [
    house && `Median house ${priceLabel(house.value, 'buy')}`,
    rent && `Median unit rent ${priceLabel(rent.value, 'rent')}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join('\n')
}
