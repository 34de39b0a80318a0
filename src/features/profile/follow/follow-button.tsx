import CheckIcon from 'lucide-react/icons/check'
import PlusIcon from 'lucide-react/icons/plus'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { pressable } from './follow-button.css.ts'
import { followCopy as copy } from './follow.copy.ts'
import {
  type FollowablePerson,
  FollowProvider,
  useFollowCommands,
  useFollowerCount,
  useFollowMessage,
  useIsFollowing,
  useIsOwnProfile,
  useIsUnreachable,
} from './follow.provider.tsx'

type Props = { person: FollowablePerson; followerCount: number }

/** How many follow somebody, and the button by which a visitor does. */
export const FollowButton = ({ person, followerCount }: Props) => (
  <FollowProvider person={person}>
    <FollowLine name={person.name} knownCount={followerCount} />
  </FollowProvider>
)

function FollowLine({ name, knownCount }: { name: string; knownCount: number }) {
  const isOwn = useIsOwnProfile()
  const isFollowing = useIsFollowing()
  const count = useFollowerCount(knownCount)
  const message = useFollowMessage()
  const isUnreachable = useIsUnreachable()
  const { press } = useFollowCommands()
  return (
    <Inline gap={12}>
      {!isOwn && (
        <Button
          variant={isFollowing ? 'secondary' : 'primary'}
          size="small"
          icon={isFollowing ? CheckIcon : PlusIcon}
          aria-pressed={isFollowing}
          aria-label={copy.name(isFollowing, name)}
          onClick={press}
          className={pressable}
        >
          {isFollowing ? copy.following : copy.follow}
        </Button>
      )}
      <Text as="span" size="small" tone="inkSoft" isTabular>
        {copy.followers(count)}
      </Text>
      <Text as="span" size="small" role="status">
        {isUnreachable ? copy.kept : message}
      </Text>
    </Inline>
  )
}
