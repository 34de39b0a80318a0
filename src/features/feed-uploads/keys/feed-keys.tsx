import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { feedErrors } from '#domain/feeds/feed-errors.copy.ts'
import { CreateFeedKeyDocument } from '#src/api/generated/documents/create-feed-key.ts'
import type { FeedKeyItem_KeyFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { refreshOffice } from '../multiloader-queries.ts'
import { ShownOnce } from '../shown-once.tsx'
import { FeedKeyItem, KEYS_ID } from './feed-key-item.tsx'

type Props = { officeId: number; keys: readonly FeedKeyItem_KeyFragment[] }
type NewKey = { name: string; secret: string }

const LONGEST_KEY_NAME = 100

/** The keys of an office: a new one is shown once, one that works can be revoked. */
export function FeedKeys({ officeId, keys }: Props) {
  const [made, setMade] = useState<NewKey | null>(null)
  const working = keys.filter(({ revokedAt }) => revokedAt === null)
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null)
  return (
    <section aria-labelledby={KEYS_ID} className={styles.panel}>
      <Heading level={2} id={KEYS_ID} tabIndex={-1}>
        {copy.keys}
      </Heading>
      <Text size="small" tone="inkSoft">
        {copy.keysHint}
      </Text>
      {working.length === 0 && <Text>{copy.noKeys}</Text>}
      {working.length > 0 && (
        <ul className={styles.list} aria-label={copy.keys}>
          {working.map((key) => (
            <li key={key.id}>
              <FeedKeyItem feedKey={key} />
            </li>
          ))}
        </ul>
      )}
      {made && <MadeKey made={made} />}
      <KeyForm officeId={officeId} onMade={setMade} />
      {revoked.length > 0 && (
        <Disclosure summary={copy.revokedKeys(revoked.length)}>
          <ul className={styles.list}>
            {revoked.map((key) => (
              <li key={key.id}>
                <FeedKeyItem feedKey={key} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

const MadeKey = ({ made: { name, secret } }: { made: NewKey }) => (
  <Stack gap={12}>
    <ShownOnce key={secret} label={copy.newKey(name)} hint={copy.newKeyHint} value={secret} copyLabel={copy.copyKey} />
    <Text size="small">{copy.example}</Text>
    <pre className={styles.code}>{copy.curl(window.location.origin, secret)}</pre>
  </Stack>
)

function KeyForm({ officeId, onMade }: { officeId: number; onMade: (made: NewKey) => void }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const { isBusy, failure, change, refuse } = useChange(CreateFeedKeyDocument)
  const isIncomplete = failure === feedErrors.noName
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return refuse(feedErrors.noName)
    void change({ officeId, name }, ({ createFeedKey: { key, secret } }) => {
      setName('')
      onMade({ name: key.name, secret })
      void refreshOffice(queryClient)
    })
  }
  return (
    <form noValidate className={styles.row} onSubmit={submit}>
      <TextField
        className={styles.rowField}
        label={copy.keyName}
        hint={copy.keyNameHint}
        error={isIncomplete ? failure : undefined}
        maxLength={LONGEST_KEY_NAME}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          refuse(null)
        }}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {copy.makeKey}
      </Button>
      {failure !== null && !isIncomplete && <Notice tone="danger">{failure}</Notice>}
    </form>
  )
}
