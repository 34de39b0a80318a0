import type { ComponentType } from 'react'
import { roundedPriceLabel } from '#domain/price/price-labels.ts'
import { ListingsHomepageDocument } from '#src/api/generated/documents/listings-homepage.ts'
import type { ListingCard_ListingFragment, ListingsHomepageQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { websiteThings } from '#src/shared/seo/structured-data/website.ts'
import { onIdle } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIdle } from '#src/shared/runtime/use-code-on-idle.ts'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import * as styles from './home.css.ts'
import { homeCopy } from './home.copy.ts'
import { listingsUrl } from './listings-url.ts'
import { NearMeButton } from './near-me-button.tsx'
import { NEW_FOR_DAYS } from './new-for-days.ts'

/** What the browser alone knows of its visitor. */
function ofVisitor(importModule: () => Promise<{ default: ComponentType }>): ComponentType {
  const code = onIdle(importModule)
  return function OfVisitor() {
    const View = useCodeOnIdle(code)?.default
    return View ? <View /> : null
  }
}

const RecentSearches = ofVisitor(() => import('./recent-searches.tsx'))
const ViewedHomes = ofVisitor(() => import('./viewed-listings.tsx'))
const NewNearYou = ofVisitor(() => import('./new-near-you.tsx'))

const variables = { query: null, maxAge: NEW_FOR_DAYS }

const prepare: PreparePage = async (_request, { queryClient, execute }) => {
  await queryClient.fetchQuery(documentQuery(execute, ListingsHomepageDocument, variables))
  return { status: 200 }
}

export default definePageFrame({ prepare, View: Page })

/** Where a visit begins: the search box, what is new, and where people look. */
function Page() {
  const { data } = useDocumentQuery(ListingsHomepageDocument, variables)
  const homepage = data?.listingsHomepage
  return (
    <>
      <PageHead
        title={homeCopy.title}
        description={homeCopy.description}
        canonicalPath="/"
        describe={import.meta.env.SSR ? websiteThings : undefined}
      />
      <div className={styles.hero}>
        <Container>
          <div className={styles.heroWords}>
            <Heading level={1} size="display">
              {homeCopy.heading}
            </Heading>
            <SearchBox mode="buy" />
            <div className={styles.shortcuts}>
              <NearMeButton />
              <div className={styles.recent}>
                <RecentSearches />
              </div>
            </div>
          </div>
        </Container>
      </div>
      {homepage && (
        <Container>
          <section className={styles.viewedSection}>
            <ViewedHomes />
          </section>
          <section className={styles.nearSection}>
            <NewNearYou />
          </section>
          <NewHomes title={homeCopy.newForSale} listings={homepage.forSale} isFirst />
          <NewHomes title={homeCopy.newForRent} listings={homepage.forRent} />
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
        <div className={styles.listings}>
          {listings.map((listing, index) => (
            <ListingCard key={listing.id} listing={listing} headingLevel={3} isFirstInView={isFirst && index === 0} />
          ))}
        </div>
      </Stack>
    </section>
  )
}

function Guides() {
  return (
    <section className={styles.section}>
      <Stack>
        <Heading level={2}>{homeCopy.readFirst}</Heading>
        <Grid columns={{ mobile: 1, tablet: 3 }}>
          {homeCopy.guides.map(({ href, title, about }) => (
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
        <Heading level={2}>{homeCopy.popularSuburbs}</Heading>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }}>
          {locations.map((location) => (
            <Card key={location.id} padding="medium" isLinked>
              <Heading level={3}>
                <CardLink href={listingsUrl('buy', location.uri)}>{location.label}</CardLink>
              </Heading>
              <Text size="small" tone="inkSoft" isTabular hasLineBreaks>
                {medianText(location) ?? homeCopy.tooFewSales}
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
    house && homeCopy.medianHouse(roundedPriceLabel(house.value, 'buy')),
    rent && homeCopy.medianRent(roundedPriceLabel(rent.value, 'rent')),
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join('\n')
}
