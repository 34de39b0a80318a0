import { shortDayText } from '#domain/time/written-day.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { listingsText, openedInvitationCopy as copy } from '../collections.copy.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { InvitationProvider, useInvitation, useInvitationStage } from './invitation.provider.tsx'

/** One invitation: who sent it, to which collection, and the answer. */
export const MemberInvitation = ({ uniqueIdentifier }: { uniqueIdentifier: string }) => (
  <InvitationProvider uniqueIdentifier={uniqueIdentifier}>
    <Stack gap={24}>
      <Words />
      <InvitationAnswer />
    </Stack>
  </InvitationProvider>
)

function Words() {
  const invitation = useInvitation()
  const stage = useInvitationStage()
  if (invitation === null || stage === 'expired' || stage === 'accepted' || stage === 'declined') return null
  const { inviterName, collectionName, listingCount, expiresAt } = invitation
  return (
    <Stack gap={8}>
      <Text size="lead">{copy.invites(inviterName, collectionName)}</Text>
      <Text>{copy.homes(listingsText(listingCount))}</Text>
      <Text size="small" tone="inkSoft">
        {copy.until(shortDayText(expiresAt.slice(0, 10)))}
      </Text>
    </Stack>
  )
}
