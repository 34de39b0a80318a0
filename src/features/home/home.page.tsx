import { priceLabel } from '#domain/price/price-labels.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
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
import { NearMeButton } from './near-me-button.tsx'

const NEW_FOR_DAYS = 14
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
            <div>
              <NearMeButton />
            </div>
          </div>
        </Container>
      </div>
      {homepage && (
        <Container>
          <NewHomes title="New homes for sale" listings={homepage.forSale} />
          <NewHomes title="New homes for rent" listings={homepage.forRent} />
          <PopularSuburbs locations={homepage.popularLocations} />
        </Container>
      )}
    </>
  )
}

function NewHomes({ title, listings }: { title: string; listings: readonly ListingCard_ListingFragment[] }) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} gap={24}>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} headingLevel={3} />
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
                <CardLink href={saleAddress(location.uri)}>{location.label}</CardLink>
              </Heading>
              <Text size="small" tone="inkSoft" isTabular>
                {medianText(location) ?? 'Too few sales for a median'}
              </Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

const saleAddress = (locationUri: string): string =>
  writeSearchAddress(defaultSearchParameters('buy', { locationUri }), { hasResults: true }) ?? '/for-sale'

function medianText({ medians }: PopularLocation): string | null {
  const [house] = medians.houseSale.yearly
  const [rent] = medians.unitRent.yearly
  const parts = [
    house && `Median house ${priceLabel(house.value, 'buy')}`,
    rent && `unit rent ${priceLabel(rent.value, 'rent')}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(' · ')
}
