import { useEffect, useRef, useState } from 'react'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Text } from '#src/design/text/text.tsx'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { runWhenIdle } from '#src/shared/runtime/run-when.ts'
import { useIsOnline } from '#src/shared/runtime/use-is-online.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { postFormCopy as copy } from '../post-form.copy.ts'
import { PostToggle } from '../post-toggle.tsx'
import type { Vote } from './cast-vote.ts'
import { useUnsentVote } from './unsent-votes.ts'

/** Members have it before they press, so that a vote survives a lost connection. */
const casting = onIntent(() => import('./cast-vote.ts'))

type Props = {
  post: Pick<Vote, 'postId' | 'of'>
  isOn: boolean
  /** With the member's own vote where `isOn`. */
  count: number
  label: string
  readAgain: () => Promise<unknown>
}

/** Whether the member finds a post helpful, with how many do; kept on the device until the portal has it. */
export function HelpfulToggle({ post, isOn, count, label, readAgain }: Props) {
  const execute = useExecute()
  const isOnline = useIsOnline()
  const { status } = useSession()
  useEffect(() => (status === 'member' ? runWhenIdle(casting.prefetch) : undefined), [status])
  const unsent = useUnsentVote(post.postId)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useSentVote(unsent, readAgain)
  const shown = unsent ?? sent ?? isOn
  return (
    <>
      <PostToggle
        name={`helpful ${post.of} ${post.postId}`}
        isOn={shown}
        label={label}
        set={async (isGiven) => {
          setRefusal(null)
          const { castVote } = await casting.request()
          void castVote({ ...post, isGiven }, execute).then(setRefusal)
        }}
      >
        {(isPressed) => copy.helpful(Math.max(Number(isPressed), count + Number(isPressed) - Number(isOn)))}
      </PostToggle>
      {unsent !== null && !isOnline && (
        <Text size="small" tone="inkSoft" role="status">
          {copy.unsentVote}
        </Text>
      )}
      {refusal !== null && (
        <Text size="small" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  )
}

/** A vote that was sent, until what shows it has been read again. */
function useSentVote(unsent: boolean | null, readAgain: () => Promise<unknown>): boolean | null {
  const [sent, setSent] = useState<boolean | null>(null)
  const last = useRef(unsent)
  useEffect(() => {
    const before = last.current
    last.current = unsent
    if (before === null || unsent !== null) return
    setSent(before)
    const end = () => setSent(null)
    void readAgain().then(end, end)
    // oxlint-disable-next-line react/exhaustive-deps -- whoever reads again may change with every render, the vote does not
  }, [unsent])
  return sent
}
