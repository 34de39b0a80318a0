import WebsiteIcon from 'lucide-react/icons/external-link'
import PhoneIcon from 'lucide-react/icons/phone'
import type { ProfileView_ProfileFragment } from '#src/api/generated/graphql.ts'
import { Container } from '#src/design/container/container.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/avatar/avatar.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { profileCopy } from './profile.copy.ts'
import * as styles from './profile.css.ts'

type Props = { profile: ProfileView_ProfileFragment; path: string }

export function ProfileView({ profile, path }: Props) {
  const { name, isAgent, agent, displayDescription } = profile
  const about = isAgent
    ? `${name}${agent ? `, ${agent.jobTitle} at ${agent.office.name}` : ''}.`
    : profileCopy.descriptionOf(name)
  return (
    <Container paddingY={32}>
      <PageHead title={name} description={about} canonicalPath={path} isIndexed={isAgent} />
      <Stack gap={48}>
        <Head profile={profile} />
        {displayDescription !== '' && (
          <div className={styles.words}>
            <Text hasLineBreaks>{displayDescription}</Text>
          </div>
        )}
        {isAgent && <Homes profile={profile} />}
      </Stack>
    </Container>
  )
}

function Head({ profile }: { profile: ProfileView_ProfileFragment }) {
  const { name, agent, phone, website, isAgent, username } = profile
  const session = useSession()
  const isOwn = session.status === 'member' && session.member.username === username
  return (
    <div className={styles.head} data-agent-id={agent?.id}>
      <Avatar user={profile} size="large" />
      <Stack gap={8}>
        <Heading level={1}>{name}</Heading>
        {agent ? (
          <Text tone="inkSoft">
            {agent.jobTitle} ·{' '}
            <Link href={`/real-estate-agency/${agent.office.uri}/properties-for-sale`}>{agent.office.name}</Link>,{' '}
            {agent.office.address}
          </Text>
        ) : (
          <Text tone="inkSoft">{isAgent ? profileCopy.agent : profileCopy.local}</Text>
        )}
        <Inline gap={16}>
          {phone && (
            <Link href={`tel:${phone.replaceAll(/\s/g, '')}`} isStandalone>
              <Icon drawing={PhoneIcon} size="small" />
              {phone}
            </Link>
          )}
          {website && (
            <Link href={website} rel="nofollow noopener" isStandalone>
              <Icon drawing={WebsiteIcon} size="small" />
              {profileCopy.website}
            </Link>
          )}
          {isOwn && (
            <Link href="/settings" isStandalone>
              {profileCopy.settings}
            </Link>
          )}
        </Inline>
      </Stack>
    </div>
  )
}

function Homes({ profile: { name, listings, listingCount } }: { profile: ProfileView_ProfileFragment }) {
  if (listings.length === 0) return <Text tone="inkSoft">{profileCopy.noHomes(name)}</Text>
  return (
    <section>
      <Stack gap={24}>
        <Heading level={2}>{profileCopy.homes(listingCount, name)}</Heading>
        {listingCount > listings.length && <Text tone="inkSoft">{profileCopy.firstHomes(listings.length)}</Text>}
        <div className={styles.homes}>
          {listings.map((home) => (
            <ListingCard key={home.id} listing={home} headingLevel={3} />
          ))}
        </div>
      </Stack>
    </section>
  )
}
