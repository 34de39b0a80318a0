import { externalLink } from '#domain/text/external-link.ts'
import { Link } from '#src/design/components/link.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

/** Documents, films, tours and other services, and what the vendor and the agent say. */
export function ListingLinks({ listing }: { listing: ListingDetails }) {
  const { summary, documents, integrations, vendorReview, agentLocationReview } = listing
  const links = [
    ...documents,
    ...summary.videos,
    ...summary.externalMedias,
    ...summary.externalLinks,
    ...(integrations.bookInspection ? [{ title: 'Book an inspection', url: integrations.bookInspection }] : []),
    ...(integrations.rentalApplication ? [{ title: 'Apply for this home', url: integrations.rentalApplication }] : []),
  ]
  return (
    <>
      {links.length > 0 && (
        <section className={styles.section}>
          <Stack gap={12}>
            <Heading level={2}>Documents and links</Heading>
            <ul>
              {links.map(({ title, url }) => (
                <li key={title + url}>
                  <Link href={externalLink(url)} rel="noopener nofollow" target="_blank" isStandalone>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      {vendorReview && (
        <Words title={vendorReview.title} text={vendorReview.content} by={`${vendorReview.reviewerName}, vendor`} />
      )}
      {agentLocationReview && (
        <Words title={agentLocationReview.title} text={agentLocationReview.content} by="The agent" />
      )}
    </>
  )
}

function Words({ title, text, by }: { title: string; text: string; by: string }) {
  return (
    <section className={styles.section}>
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Text hasLineBreaks>{text}</Text>
        <Text size="small" tone="inkSoft">
          {by}
        </Text>
      </Stack>
    </section>
  )
}
