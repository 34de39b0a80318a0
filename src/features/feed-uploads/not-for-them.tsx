import type { NotForThem_AccessFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from './multiloader.copy.ts'

type Props = { access: NotForThem_AccessFragment | null }

const names = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** Who sends the listings, for agents who don't, and the way to a profile for everybody else. */
export const NotForThem = ({ access }: Props) => (
  <Stack gap={24}>
    <Heading level={1}>{copy.title}</Heading>
    <Notice>
      <Stack gap={8}>
        {access === null && (
          <>
            <Text>{copy.notAnAgent}</Text>
            <div>
              <Link href="/claim-your-agent-profile">{copy.claim}</Link>
            </div>
          </>
        )}
        {access !== null && <Text>{copy.notPrincipal(access.officeName)}</Text>}
        {access !== null && access.principals.length > 0 && (
          <Text>{copy.principals(names.format(access.principals))}</Text>
        )}
        {access !== null && access.principals.length === 0 && (
          <>
            <Text>{copy.noPrincipal}</Text>
            <div>
              <Link href="/contact-us">{copy.contact}</Link>
            </div>
          </>
        )}
      </Stack>
    </Notice>
  </Stack>
)
