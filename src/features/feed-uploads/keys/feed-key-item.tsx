import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RevokeFeedKeyDocument } from '#src/api/generated/documents/revoke-feed-key.ts'
import type { FeedKeyItem_KeyFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { refreshOffice } from '../multiloader-queries.ts'

/** The heading of the keys. */
export const KEYS_ID = 'feed-keys'

/** One key; revoking it asks once more, for it cannot be undone. */
export function FeedKeyItem({ feedKey }: { feedKey: FeedKeyItem_KeyFragment }) {
  const { id, name, createdBy = null, createdAt, lastUsedAt, revokedAt } = feedKey
  const [isAsking, setIsAsking] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const isWorking = revokedAt == null
  const keep = () => {
    setIsBack(true)
    setIsAsking(false)
  }
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <Text weight="strong">{name}</Text>
        {isWorking && !isAsking && (
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.revokeNamed(name)}
            ref={isBack ? focusOn : undefined}
            onClick={() => setIsAsking(true)}
          >
            {copy.revoke}
          </Button>
        )}
      </div>
      <Text size="small" tone="inkSoft">
        {copy.madeBy(createdBy, momentText(createdAt))}
      </Text>
      <Text size="small" tone="inkSoft">
        {isWorking ? usedText(lastUsedAt ?? null) : copy.revoked(momentText(revokedAt))}
      </Text>
      {isWorking && isAsking && <RevokeQuestion id={id} name={name} onKeep={keep} />}
    </div>
  )
}

const focusOn = (button: HTMLElement | null) => button?.focus()

const usedText = (lastUsedAt: string | null): string =>
  lastUsedAt === null ? copy.neverUsed : copy.lastUsed(momentText(lastUsedAt))

function RevokeQuestion({ id, name, onKeep }: { id: string; name: string; onKeep: () => void }) {
  const queryClient = useQueryClient()
  const { isBusy, failure, change } = useChange(RevokeFeedKeyDocument)
  return (
    <Stack gap={8} role="group" aria-label={copy.revokeNamed(name)}>
      <Text>{copy.revokeQuestion(name)}</Text>
      <Inline gap={12}>
        <Button
          variant="danger"
          size="small"
          ref={focusOn}
          isBusy={isBusy}
          onClick={() => void change({ keyId: id }, () => onRevoked(queryClient))}
        >
          {copy.revokeForGood}
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          {copy.keep}
        </Button>
      </Inline>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  )
}

/** The button that was pressed is gone with the list that is read again. */
function onRevoked(queryClient: QueryClient): void {
  document.getElementById(KEYS_ID)?.focus()
  void refreshOffice(queryClient)
}
