import { HomesToConfirmDocument } from '#src/api/generated/documents/homes-to-confirm.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ConfirmationLine } from '#src/shared/listing/confirmation/confirmation-line.tsx'
import { performanceCopy as copy } from './performance.copy.ts'

/** The homes that wait to be confirmed, and those that came off the market because nobody did. */
export function HomesToConfirm() {
  const { data } = useDocumentQuery(HomesToConfirmDocument, {})
  const homes = data?.listingsToConfirm ?? []
  if (homes.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{copy.toConfirm(homes.length)}</Heading>
      {homes.map((home) => (
        <Stack key={home.listing.id} gap={8}>
          <Text weight="strong">
            <Link href={home.listing.canonicalUri}>{home.listing.address.longAddress}</Link>
          </Text>
          <ConfirmationLine
            confirmation={home}
            label={copy.confirmOne(home.isExpired, home.listing.address.longAddress)}
          />
        </Stack>
      ))}
    </Stack>
  )
}
