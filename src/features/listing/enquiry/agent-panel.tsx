import { writeReviewPath } from '#domain/reviews/review-url.ts'
import type { AgentPanel_ListingFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { ContactLinks } from '#src/shared/enquiry/contact-links.tsx'
import { EnquiryButton } from './enquiry-button.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import { officeLinks } from '#src/features/listing/listing.css.ts'
import * as styles from './agent-panel.css.ts'
import { notInPrint } from '#src/features/listing/print.css.ts'

const copy = listingCopy.agents

type Props = { listing: AgentPanel_ListingFragment }

/** Who offers the home and how to reach them. */
export function AgentPanel({ listing }: Props) {
  const { agents, office } = listing
  return (
    <div className={styles.panel}>
      <OfficeBrand office={office} />
      <div className={styles.panelBody}>
        {agents.map((agent) => (
          <Stack key={agent.id} gap={12} data-agent-id={agent.id} data-office-logo={office.logo ? '' : undefined}>
            <div className={styles.agent}>
              {agent.portrait && (
                <div className={styles.portrait}>
                  <Photo photo={agent.portrait} widths={[160]} sizes="64px" ratio="1:1" corners="large" isDecorative />
                </div>
              )}
              <div className={styles.agentName}>
                <Heading level={2} size="small">
                  <Link href={`/agent/${agent.username}`} isQuiet data-track="AgentProfileClick">
                    {agent.name}
                  </Link>
                </Heading>
                <Text size="small" tone="inkSoft">
                  {agent.jobTitle}
                </Text>
              </div>
            </div>
            {agent.phone && (
              <div className={styles.contactLinks}>
                <ContactLinks name={agent.name} phone={agent.phone} />
              </div>
            )}
            {listing.summary.statusType === 'completed' && (
              <div className={notInPrint}>
                <Link href={writeReviewPath(agent.username, listing.id)} isStandalone>
                  {copy.writeReview(agent.name)}
                </Link>
              </div>
            )}
          </Stack>
        ))}
        <EnquiryButton listing={listing} isWide />
        <div>
          <Text weight="strong">{office.name}</Text>
          <Text size="small" tone="inkSoft">
            {office.address}
          </Text>
          <div className={`${officeLinks} ${notInPrint}`}>
            <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`} isStandalone>
              {copy.forSale}
            </Link>
            <Link href={`/real-estate-agency/${office.uri}/properties-for-rent`} isStandalone>
              {copy.forRent}
            </Link>
            <Link href={`/real-estate-agency/${office.uri}/sold-properties`} isStandalone>
              {copy.sold}
            </Link>
            {office.website && (
              <Link
                href={office.website}
                rel="noopener nofollow"
                target="_blank"
                isStandalone
                data-track="ExternalLinkClick"
              >
                {copy.website}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The office's logo on the colour of its brand, which an attribute of SVG may carry where a style may not. */
function OfficeBrand({ office }: Pick<AgentPanel_ListingFragment, 'office'>) {
  return (
    <div className={styles.brand}>
      <svg aria-hidden="true" className={styles.brandGround}>
        <rect width="100%" height="100%" fill={office.brandColour} />
      </svg>
      {office.logo && (
        <div className={styles.logo}>
          <Photo
            photo={{ ...office.logo, caption: office.name }}
            widths={[160]}
            sizes="64px"
            ratio="1:1"
            fit="contain"
          />
        </div>
      )}
    </div>
  )
}
