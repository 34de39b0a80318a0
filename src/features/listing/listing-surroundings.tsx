import { type ListingCard_ListingFragment, ListingSurroundingsDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Grid } from '#src/design/components/stack.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import { QuestionLines } from '#src/property/questions/question-lines.tsx'
import * as styles from './listing.css.ts'
import { SchoolsTable } from './schools-table.tsx'

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
export function SurroundingSchools({ id, isHidden }: { id: number; isHidden: boolean }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id })
  if (!data || data.schools.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Schools nearby</Heading>
      <SchoolsTable schools={data.schools} />
      {isHidden && (
        <Text size="small" tone="inkSoft">
          Distances are from the centre of the suburb.
        </Text>
      )}
    </section>
  )
}

/** What is asked and discussed about the suburb of a home. */
export function LocalTopics({ id, suburb }: { id: number; suburb: { uri: string; name: string } }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id })
  if (!data || data.topics.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Local topics</Heading>
      <QuestionLines questions={data.topics} />
      <div>
        <Link href={`/${suburb.uri}/questions`} isStandalone>
          All questions about {suburb.name}
        </Link>
      </div>
    </section>
  )
}

function Homes({ title, listings }: { title: string; listings: readonly ListingCard_ListingFragment[] }) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} gap={24}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} headingLevel={3} />
        ))}
      </Grid>
    </section>
  )
}
