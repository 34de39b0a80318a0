import type { ListingTrackingEvent } from '#domain/lookups/tracking-events.ts'
import { mediaLink } from '#domain/text/external-link.ts'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import type { ListingLinks_ListingFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'

const copy = listingCopy.links

type Titled = { title: string; url: string; track?: ListingTrackingEvent }

/** Documents and other services, and what the vendor and the agent say. */
export function ListingLinks({ listing }: { listing: ListingLinks_ListingFragment }) {
  const { summary, documents, integrations, vendorReview, agentLocationReview } = listing
  const isStatement = ({ kind }: { kind: string }) => kind === 'statementOfInformation'
  const { bookInspection, rentalApplication } = integrations
  const groups = [
    {
      title: copy.documents,
      links: [
        ...documents.filter(isStatement).map((document) => ({ ...document, track: 'StatementOfInfo' as const })),
        ...documents.filter((document) => !isStatement(document)),
      ],
    },
    {
      title: copy.services,
      links: [
        ...(bookInspection ? [{ title: copy.bookInspection, url: bookInspection }] : []),
        ...(rentalApplication ? [{ title: copy.apply, url: rentalApplication, track: 'SnugClick' as const }] : []),
        ...summary.externalMedias.filter(({ kind }) => kind !== 'virtualTour'),
        ...summary.externalLinks,
      ],
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      {groups.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{copy.title}</Heading>
          <div className={styles.links}>
            {groups.map((group) => (
              <Links key={group.title} {...group} />
            ))}
          </div>
        </section>
      )}
      {vendorReview && (
        <Words {...vendorReview} by={copy.vendor(vendorReview.reviewerName)} rating={vendorReview.rating} />
      )}
      {agentLocationReview && <Words {...agentLocationReview} by={listing.agents[0]?.name ?? copy.agent} />}
    </>
  )
}

function Links({ title, links }: { title: string; links: readonly Titled[] }) {
  return (
    <div>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ul>
        {links.map((link) => (
          <li key={link.title + link.url}>
            <Link
              href={mediaLink(link.url)}
              rel="noopener nofollow"
              target="_blank"
              isStandalone
              data-track={link.track ?? 'ExternalLinkClick'}
            >
              {link.title}
              <Icon drawing={ExternalLinkIcon} size="small" label={copy.opensInNewTab} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ title, content, by, rating }: { title: string; content: string; by: string; rating?: number }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <figure className={styles.words}>
        <blockquote>
          <Text hasLineBreaks>{content}</Text>
        </blockquote>
        <figcaption>
          <Text as="span" size="small" tone="inkSoft">
            {by}
            {rating !== undefined && <span>{copy.rating(rating)}</span>}
          </Text>
        </figcaption>
      </figure>
    </section>
  )
}
