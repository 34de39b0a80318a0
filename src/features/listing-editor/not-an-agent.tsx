import { hasClaim } from '#domain/permissions/claims.ts'
import { OFFICES_PATH } from '#domain/staff/offices-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { staffHref } from '#src/shared/session/staff-host.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { listingsCopy as copy } from './listings.copy.ts'

/** What to do for who is no agent yet, and for staff, who have no office of their own. */
export function NotAnAgent({ title }: { title: string }) {
  const session = useSession()
  const isStaff = session.status === 'member' && hasClaim(session.member.claims, 'listings_permission', 'CanManageAny')
  return (
    <Stack gap={16}>
      <Heading level={1}>{title}</Heading>
      {isStaff ? <ChooseOffice /> : <BecomeAgent />}
    </Stack>
  )
}

const ChooseOffice = () => (
  <>
    <Text>{copy.chooseOffice}</Text>
    <div>
      <Link href={staffHref(OFFICES_PATH)} target="_top" isStandalone>
        {copy.offices}
      </Link>
    </div>
  </>
)

const BecomeAgent = () => (
  <>
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
  </>
)
