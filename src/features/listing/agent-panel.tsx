import { ButtonLink } from '#src/design/components/button.tsx'
import { Card } from '#src/design/components/card.tsx'
import PhoneIcon from 'lucide-react/icons/phone'
import { Link } from '#src/design/components/link.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { Photo } from '#src/property/photo/photo.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

type Props = Pick<ListingDetails, 'agents' | 'office'>

/** Who offers the home and how to reach them. */
export function AgentPanel({ agents, office }: Props) {
  return (
    <Card padding="medium">
      <Stack gap={16}>
        {agents.map((agent) => (
          <Stack key={agent.id} gap={8}>
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
              <ButtonLink href={`tel:${agent.phone.replaceAll(' ', '')}`} icon={PhoneIcon} look="secondary" isWide>
                {agent.phone}
              </ButtonLink>
            )}
          </Stack>
        ))}
        <div>
          <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`} isStandalone>
            {office.name}
          </Link>
          <Text size="small" tone="inkSoft">
            {office.address}
          </Text>
          {office.website && (
            <Link href={office.website} rel="noopener nofollow" target="_blank" isStandalone>
              Website
            </Link>
          )}
        </div>
      </Stack>
    </Card>
  )
}
