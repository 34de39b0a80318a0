import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { LONGEST_INBOX_QUERY } from '#domain/enquiries/enquiry-inbox.ts'
import { formatInboxUrl, INBOX_PATH, type InboxView } from '#domain/enquiries/inbox-url.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import * as styles from '../inbox.css.ts'

/** Looks through the folder that is shown. */
export function InboxSearch({ view }: { view: InboxView }) {
  const [query, setQuery] = useState(view.query)
  const [, navigate] = useLocation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(formatInboxUrl({ ...view, query: query.trim(), page: 1, reference: null }))
  }
  return (
    <form role="search" action={INBOX_PATH} className={styles.search} onSubmit={submit}>
      <TextField
        className={styles.searchField}
        label={copy.search}
        hint={copy.searchHint}
        type="search"
        name="query"
        maxLength={LONGEST_INBOX_QUERY}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {copy.find}
      </Button>
      {view.query !== '' && (
        <Link href={formatInboxUrl({ ...view, query: '', page: 1, reference: null })} isStandalone>
          {copy.clear}
        </Link>
      )}
    </form>
  )
}
