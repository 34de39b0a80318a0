import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useSession } from '#src/shared/session/use-session.ts'

const ownPendingPosts = onIntent(() => import('./own-pending-posts.tsx'))

/** What only the member whose profile it is sees of it. */
export function OwnPosts({ username }: { username: string }) {
  const session = useSession()
  const isOwn = session.status === 'member' && session.member.username === username
  const Pending = useCodeOnIntent(ownPendingPosts, isOwn)?.OwnPendingPosts
  return Pending ? <Pending /> : null
}
