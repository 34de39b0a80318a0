import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingsCopy as copy } from './listings.copy.ts'

/** What to do for who is no agent yet. */
export const NotAnAgent = ({ title }: { title: string }) => (
  <Stack gap={16}>
    <Heading level={1}>{title}</Heading>
    <Text>{copy.notAnAgent}</Text>
    <div>
      <Link href="/claim-your-agent-profile/find" isStandalone>
        {copy.claim}
      </Link>
    </div>
    <div>
      <Link href="/agent-centre/list-on-homely" isStandalone>
        {copy.howToList}
      </Link>
    </div>
  </Stack>
)
