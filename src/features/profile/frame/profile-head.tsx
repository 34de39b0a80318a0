import WebsiteIcon from 'lucide-react/icons/external-link'
import { profileUsername } from '#domain/members/profile-path.ts'
import { writeReviewPath } from '#domain/reviews/review-url.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { AgentRating } from '#src/shared/agents/agent-rating.tsx'
import { AgentSettingsLink } from '#src/shared/agents/agent-settings-link.tsx'
import { PremierBadge } from '#src/shared/agents/premier-badge.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { AgentContact } from '#src/shared/enquiry/agent-contact.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { FollowButton } from '../follow/follow-button.tsx'
import { profileCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'

type Props = { profile: ProfileFrame_ProfileFragment }

/** Who it is, how to reach an agent, and the button that follows. */
export function ProfileHead({ profile }: Props) {
  const { name, agent, username, isAgent, followerCount } = profile
  return (
    <Stack gap={16}>
      <div className={styles.head} data-agent-id={agent?.id}>
        <Avatar user={profile} size="large" />
        <Stack gap={8} className={styles.who}>
          <Heading level={1}>{name}</Heading>
          <Place profile={profile} />
          {agent?.isPremier && <PremierBadge isExplained />}
          {agent && <AgentRating summary={agent.reviewSummary} />}
          {agent === null ? null : <AgentContact agent={agent} />}
          <Website website={profile.website} />
          <FollowButton
            key={username}
            person={{ name, username, agentId: isAgent && agent !== null ? agent.id : null }}
            followerCount={followerCount}
          />
          <LinksForReader profile={profile} />
        </Stack>
      </div>
      {agent?.hasLeft && <Notice role="none">{copy.left(name, agent.office.name)}</Notice>}
    </Stack>
  )
}

/** By itself: who is there is told at once, and what is still to be hydrated beside it would begin anew. */
function LinksForReader({ profile: { agent, username } }: Props) {
  const session = useSession()
  const isOwn = session.status === 'member' && profileUsername(session.member) === username
  return (
    <>
      {agent !== null && !isOwn && (
        <Link href={writeReviewPath(agent.username)} isStandalone>
          {copy.writeReview}
        </Link>
      )}
      {isOwn && (
        <Link href="/settings" isStandalone>
          {copy.settings}
        </Link>
      )}
      {agent && <AgentSettingsLink username={agent.username} isOwn={isOwn} />}
    </>
  )
}

function Place({ profile: { agent, isAgent } }: Props) {
  if (agent === null) return <Text tone="inkSoft">{isAgent ? copy.agent : copy.local}</Text>
  if (agent.hasLeft) return <Text tone="inkSoft">{agent.jobTitle}</Text>
  return (
    <Text tone="inkSoft">
      {agent.jobTitle} ·{' '}
      <Link href={`/real-estate-agency/${agent.office.uri}/properties-for-sale`}>{agent.office.name}</Link>,{' '}
      {agent.office.address}
    </Text>
  )
}

const Website = ({ website }: Pick<ProfileFrame_ProfileFragment, 'website'>) =>
  website && (
    <Link href={website} rel="nofollow noopener" isStandalone>
      <Icon drawing={WebsiteIcon} size="small" />
      {copy.website}
    </Link>
  )
