import { type FormEvent, useState } from 'react'
import { formatMultiloaderUrl, type MultiloaderView } from '#domain/feeds/multiloader-url.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import { mayListAllUploads } from '#domain/permissions/feeds.ts'
import { OfficesByNameDocument } from '#src/api/generated/documents/offices-by-name.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { UploadList } from '../uploads/upload-list.tsx'

type Props = { view: MultiloaderView; claims: Claims }

/** The uploads of all offices, and the way to one of them, for staff. */
export function StaffMultiloader({ view, claims }: Props) {
  const mayList = mayListAllUploads({ memberId: 0, claims, principalOf: null })
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="inkSoft">{copy.staffLead}</Text>
        {view.officeId !== null && <Notice tone="warning">{copy.noSuchOffice}</Notice>}
      </Stack>
      <OfficeFinder />
      {mayList ? <UploadList officeId={null} view={view} maySend={false} /> : <Text>{copy.staffLinkOnly}</Text>}
    </Stack>
  )
}

function OfficeFinder() {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const { data, error, isFetching, refetch } = useDocumentQuery(
    OfficesByNameDocument,
    { query },
    { isEnabled: query !== '' },
  )
  const offices = data?.offices?.results ?? []
  return (
    <Stack gap={12} className={styles.report}>
      <form
        role="search"
        className={styles.row}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          setQuery(typed.trim())
        }}
      >
        <TextField
          className={styles.rowField}
          label={copy.findOffice}
          hint={copy.officeHint}
          type="search"
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" isBusy={query !== '' && isFetching}>
          {copy.find}
        </Button>
      </form>
      {error && <RetryNotice label={copy.tryAgain} text={copy.failed} onRetry={() => void refetch()} />}
      <div role="status">{data && offices.length === 0 && <span>{copy.noOffice(query)}</span>}</div>
      {offices.length > 0 && (
        <ul className={styles.list} aria-label={copy.foundOffices}>
          {offices.map(({ office: { id, name, address } }) => (
            <li key={id}>
              <Link href={formatMultiloaderUrl({ officeId: id })} isStandalone>
                {name}
              </Link>
              <Text size="small" tone="inkSoft">
                {address}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
