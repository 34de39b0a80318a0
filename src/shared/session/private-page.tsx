import type { ReactNode } from 'react'
import { useSession } from './use-session.ts'
import type { Member } from '#src/api/session/member.ts'
import { PageHead } from '../seo/page-head.tsx'
import { NeedsSession } from './needs-session.tsx'

type Props = { title: string; logIn: string; children: (member: Member) => ReactNode }

/** The frame of a page that is for one member: the server renders it for everyone, and the browser reads what is in it. */
export function PrivatePage({ title, logIn, children }: Props) {
  const session = useSession()
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {session.status === 'member' ? children(session.member) : <NeedsSession title={title}>{logIn}</NeedsSession>}
    </>
  )
}
