import { useState } from 'react'
import { WithdrawPostDocument } from '#src/api/generated/documents/withdraw-post.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import type { PostThread } from './post-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

type Props = {
  thread: PostThread
  post: { postId: number; title?: string; content: string }
  /** Rejects where what is changed could not be read. */
  onChange: () => void | Promise<void>
}

/** What an author can do with a post: change it, and take it back once they were asked whether they mean it. */
export function OwnActions({ thread: { readAgain }, post: { postId, title, content }, onChange }: Props) {
  const execute = useExecute()
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState('')
  const attempt = async (work: () => void | Promise<void>) => {
    setMessage('')
    try {
      await work()
    } catch (problem) {
      setMessage(problem instanceof ApiProblem && problem.code === 'BAD_INPUT' ? problem.message : postFormCopy.failed)
    }
  }
  const takeBack = async () => {
    await execute(WithdrawPostDocument, { postId })
    setMessage(copy.takenBack)
    await readAgain()
  }
  const text = title || content
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void attempt(onChange)}>
        {copy.change}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={isAsking ? copy.keepLabel(text) : copy.takeBackLabel(text)}
        onClick={() => {
          setIsAsking(!isAsking)
          setMessage(isAsking ? '' : copy.takeBackAsk)
        }}
      >
        {isAsking ? copy.keep : copy.takeBack}
      </Button>
      {isAsking && (
        <Button
          size="small"
          variant="secondary"
          aria-label={copy.takeBackForGoodLabel(text)}
          onClick={() => void attempt(takeBack)}
        >
          {copy.takeBackForGood}
        </Button>
      )}
      <Text size="small" role="status">
        {message}
      </Text>
    </>
  )
}
