import type { ListingTrackingEvent } from '#domain/lookups/tracking-events.ts'
import { externalLink } from '#domain/text/external-link.ts'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { Icon } from '#src/design/components/icon.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

type Titled = { title: string; url: string; track?: ListingTrackingEvent }

/** Documents, films, tours and other services, and what the vendor and the agent say. */
export function ListingLinks({ listing }: { listing: ListingDetails }) {
  const { summary, documents, integrations, vendorReview, agentLocationReview } = listing
  const isStatement = ({ kind }: { kind: string }) => kind === 'statementOfInformation'
  const { bookInspection, rentalApplication } = integrations
  const groups = [
    {
      title: 'Documents',
      links: [
        ...documents.filter(isStatement).map((document) => ({ ...document, track: 'StatementOfInfo' as const })),
        ...documents.filter((document) => !isStatement(document)),
      ],
    },
    {
      title: 'Videos and tours',
      links: [
        ...summary.videos.map((video) => ({ ...video, track: 'VideoView' as const })),
        ...summary.externalMedias.map((media) => ({
          ...media,
          track: media.kind === 'virtualTour' ? ('VirtualTourView' as const) : undefined,
        })),
      ],
    },
    {
      title: 'Other services',
      links: [
        ...(bookInspection ? [{ title: 'Book an inspection', url: bookInspection }] : []),
        ...(rentalApplication
          ? [{ title: 'Apply for this home', url: rentalApplication, track: 'SnugClick' as const }]
          : []),
        ...summary.externalLinks,
      ],
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      {groups.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>Documents and links</Heading>
          <div className={styles.links}>
            {groups.map((group) => (
              <Links key={group.title} {...group} />
            ))}
          </div>
        </section>
      )}
      {vendorReview && (
        <Words {...vendorReview} by={`${vendorReview.reviewerName}, vendor`} rating={vendorReview.rating} />
      )}
      {agentLocationReview && <Words {...agentLocationReview} by={listing.agents[0]?.name ?? 'The agent'} />}
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
              href={externalLink(link.url)}
              rel="noopener nofollow"
              target="_blank"
              isStandalone
              data-track={link.track}
            >
              {link.title}
              <Icon drawing={ExternalLinkIcon} size="small" label="opens in a new tab" />
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
            {rating !== undefined && `, ${rating} out of 5`}
          </Text>
        </figcaption>
      </figure>
    </section>
  )
}
