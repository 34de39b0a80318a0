import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { feedErrors } from '#domain/feeds/feed-errors.copy.ts'
import { webhookUrlOf } from '#domain/feeds/feed-webhook.ts'
import { RemoveFeedWebhookDocument } from '#src/api/generated/documents/remove-feed-webhook.ts'
import { SetFeedWebhookDocument } from '#src/api/generated/documents/set-feed-webhook.ts'
import type { Webhook_WebhookFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { refreshOffice } from '../multiloader-queries.ts'
import { ShownOnce } from '../shown-once.tsx'

type Props = { officeId: number; webhook: Webhook_WebhookFragment | null }

/** Where an office is told of its uploads: set, read and removed; the secret of a new address is shown once. */
export function Webhook({ officeId, webhook }: Props) {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const setting = useChange(SetFeedWebhookDocument)
  const removing = useChange(RemoveFeedWebhookDocument)
  const typed = url ?? webhook?.url ?? ''
  const isUnfit = setting.failure === feedErrors.webhookUrl
  const failure = isUnfit ? removing.failure : (setting.failure ?? removing.failure)
  const reread = (shown: string | null) => {
    setUrl(null)
    setSecret(shown)
    void refreshOffice(queryClient)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (webhookUrlOf(typed.trim()) === null) return setting.refuse(feedErrors.webhookUrl)
    void setting.change({ officeId, url: typed.trim() }, ({ setFeedWebhook }) => reread(setFeedWebhook.secret))
  }
  return (
    <section aria-labelledby="feed-webhook" className={styles.panel}>
      <Heading level={2} id="feed-webhook">
        {copy.webhook}
      </Heading>
      <Text size="small" tone="inkSoft">
        {copy.webhookHint}
      </Text>
      <Text size="small">{webhook === null ? copy.noWebhook : copy.webhookSince(momentText(webhook.changedAt))}</Text>
      {secret !== null && (
        <ShownOnce
          key={secret}
          label={copy.newSecret}
          hint={copy.newSecretHint}
          value={secret}
          copyLabel={copy.copySecret}
        />
      )}
      <form noValidate className={styles.row} onSubmit={submit}>
        <TextField
          className={styles.rowField}
          label={copy.webhookAddress}
          type="url"
          maxLength={500}
          error={isUnfit ? setting.failure : undefined}
          value={typed}
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value)
            setting.refuse(null)
          }}
        />
        <Button type="submit" variant="secondary" isBusy={setting.isBusy}>
          {copy.setWebhook}
        </Button>
      </form>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {webhook !== null && (
        <Stack>
          <div>
            <Button
              variant="quiet"
              size="small"
              isBusy={removing.isBusy}
              onClick={() => void removing.change({ officeId }, () => reread(null))}
            >
              {copy.removeWebhook}
            </Button>
          </div>
        </Stack>
      )}
    </section>
  )
}
