import {
  type ListingCard_ListingFragment,
  ListingSurroundingsDocument,
  type ListingSurroundingsQuery,
} from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/components/fact-list.tsx'
import { Grid, Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import * as styles from './listing.css.ts'

/** Homes like this one, and more from its office. */
export function SurroundingHomes({ id }: { id: number }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id })
  if (!data) return null
  return (
    <>
      <Homes title="Similar homes" listings={data.similarListings} />
      <Homes title="More from this office" listings={data.otherListingsFromOffice} />
    </>
  )
}

/** Schools near a home, the nearest first. */
export function SurroundingSchools({ id }: { id: number }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id })
  if (!data || data.schools.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>Schools nearby</Heading>
        <FactList
          items={data.schools.map((school) => ({
            term: `${school.name} (${schoolKind(school)})`,
            detail: kilometres(school.distance),
          }))}
        />
      </Stack>
    </section>
  )
}

function Homes({ title, listings }: { title: string; listings: readonly ListingCard_ListingFragment[] }) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack gap={16}>
        <Heading level={2}>{title}</Heading>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} gap={24}>
          {listings.map((listing) => (
            <ListingCard key={listing.id} listing={listing} headingLevel={3} />
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

type School = ListingSurroundingsQuery['schools'][number]

const schoolKind = ({ sector, level }: School): string => `${sector}, ${level}`

const kilometres = (metres: number): string =>
  metres < 1000 ? `${metres} m` : `${(metres / 1000).toLocaleString('en-AU', { maximumFractionDigits: 1 })} km`
