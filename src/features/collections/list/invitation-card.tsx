import { shortDayText } from '#domain/time/written-day.ts'
import type { InvitationCard_InvitationFragment } from '#src/api/generated/graphql.ts'
import { Card } from '#src/design/card/card.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingsText, invitationCopy as copy } from '../collections.copy.ts'
import { InvitationAnswer } from '../invitation/invitation-answer.tsx'
import { InvitationProvider } from '../invitation/invitation.provider.tsx'

/** An invitation to a collection, answered where it stands. */
export function InvitationCard({ invitation }: { invitation: InvitationCard_InvitationFragment }) {
  const { collectionName, inviterName, listingCount, uniqueIdentifier, expiresAt } = invitation
  return (
    <Card as="article" padding="medium">
      <Stack gap={8}>
        <Heading level={3}>{collectionName}</Heading>
        <Text>{[copy.from(inviterName), listingsText(listingCount)].join(' · ')}</Text>
        <Text size="small" tone="inkSoft">
          {copy.until(shortDayText(expiresAt.slice(0, 10)))}
        </Text>
        <InvitationProvider uniqueIdentifier={uniqueIdentifier} known={invitation}>
          <InvitationAnswer />
        </InvitationProvider>
      </Stack>
    </Card>
  )
}
