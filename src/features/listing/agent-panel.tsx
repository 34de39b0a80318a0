import { Link } from '#src/design/components/link.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { Photo } from '#src/property/photo/photo.tsx'
import { ContactLinks } from './contact-links.tsx'
import { EnquiryButton } from './enquiry/enquiry-button.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'
import { notInPrint } from './print.css.ts'

type Props = { listing: ListingDetails }

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
              <div>
                <Heading level={2} size="small">
                  {agent.name}
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
          </Stack>
        ))}
        <EnquiryButton listing={listing} isWide />
        <div>
          <Text weight="strong">{office.name}</Text>
          <Text size="small" tone="inkSoft">
            {office.address}
          </Text>
          <div className={`${styles.officeLinks} ${notInPrint}`}>
            <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`} isStandalone>
              For sale
            </Link>
            <Link href={`/real-estate-agency/${office.uri}/properties-for-rent`} isStandalone>
              For rent
            </Link>
            <Link href={`/real-estate-agency/${office.uri}/sold-properties`} isStandalone>
              Sold
            </Link>
            {office.website && (
              <Link href={office.website} rel="noopener nofollow" target="_blank" isStandalone>
                Website
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The office's logo on the colour of its brand, which an attribute of SVG may carry where a style may not. */
function OfficeBrand({ office }: Pick<ListingDetails, 'office'>) {
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
