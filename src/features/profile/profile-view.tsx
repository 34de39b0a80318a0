import WebsiteIcon from 'lucide-react/icons/external-link'
import PhoneIcon from 'lucide-react/icons/phone'
import type { ProfileQuery } from '#src/api/generated/graphql.ts'
import { Container } from '#src/design/components/container.tsx'
import { Icon } from '#src/design/components/icon.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { Avatar } from '#src/property/avatar/avatar.tsx'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { useSession } from '#src/property/session/use-session.ts'
import * as styles from './profile.css.ts'

type Profile = NonNullable<ProfileQuery['profile']>
type Props = { profile: Profile; path: string }

export function ProfileView({ profile, path }: Props) {
  const { name, isAgent, agent, displayDescription } = profile
  const about = isAgent ? `${name}${agent ? `, ${agent.jobTitle} at ${agent.office.name}` : ''}.` : `${name} on Homely.`
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

function Head({ profile }: { profile: Profile }) {
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
          <Text tone="inkSoft">{isAgent ? 'Agent' : 'Local'}</Text>
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
              Website
            </Link>
          )}
          {isOwn && (
            <Link href="/settings" isStandalone>
              Change your settings
            </Link>
          )}
        </Inline>
      </Stack>
    </div>
  )
}

function Homes({ profile: { name, listings, listingCount } }: { profile: Profile }) {
  if (listings.length === 0) return <Text tone="inkSoft">{name} shows no homes right now.</Text>
  const count = listingCount === 1 ? 'One home' : `${listingCount} homes`
  return (
    <section>
      <Stack gap={24}>
        <Heading level={2}>
          {count} of {name}
        </Heading>
        {listingCount > listings.length && (
          <Text tone="inkSoft">The first {listings.length}: on the market first, then the latest sold or leased.</Text>
        )}
        <div className={styles.homes}>
          {listings.map((home) => (
            <ListingCard key={home.id} listing={home} headingLevel={3} />
          ))}
        </div>
      </Stack>
    </section>
  )
}
