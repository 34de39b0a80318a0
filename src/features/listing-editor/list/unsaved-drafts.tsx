import { useState } from 'react'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { persistedDrafts } from '../editor/persisted-draft.ts'
import { listingsCopy as copy } from '../listings.copy.ts'

/** Listings with words that the portal does not have yet. */
export function UnsavedDrafts() {
  const [persisted] = useState(persistedDrafts)
  if (persisted.length === 0) return null
  return (
    <Notice tone="warning">
      <Stack gap={8}>
        <Text weight="strong">{copy.unsaved}</Text>
        <ul>
          {persisted.map(({ id, content, officeId }) => (
            <li key={id}>
              <Link href={listingsPath({ officeId, begins: content.listingType }, id)} isStandalone>
                {content.streetAddress.trim() || content.title.trim() || copy.untitled}
              </Link>
            </li>
          ))}
        </ul>
        <Text size="small">{copy.unsavedHint}</Text>
      </Stack>
    </Notice>
  )
}
