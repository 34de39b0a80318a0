import { feedOutcomes } from '#domain/feeds/feed-upload.ts'
import type { UploadItem_UploadFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { badge } from '#src/design/badge/badge.css.ts'
import { Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { fileSizeText } from './file-size-text.ts'

type Upload = UploadItem_UploadFragment

/** One upload of the list: what was sent, when, by whom and what it came to. */
export const UploadItem = ({
  upload,
  href,
  isOfficeShown,
}: {
  upload: Upload
  href: string
  isOfficeShown: boolean
}) => (
  <Anchor href={href} className={styles.item}>
    <span className={styles.itemHead}>
      <Text as="span" weight="strong">
        {upload.fileName === '' ? copy.unnamed : upload.fileName}
      </Text>
      <span className={badge({ tone: badgeTone(upload) })}>{copy.states[upload.state]}</span>
    </span>
    {isOfficeShown && upload.office && (
      <Text as="span" size="small">
        {upload.office.name}
      </Text>
    )}
    <Text as="span" size="small">
      {summaryText(upload)}
    </Text>
    <Text as="span" size="small" tone="inkSoft">
      {`${momentText(upload.receivedAt)} · ${senderText(upload)} · ${fileSizeText(upload.byteCount)}`}
    </Text>
    {upload.note !== '' && (
      <Text as="span" size="small" lines={2}>
        {`${copy.note}: ${upload.note}`}
      </Text>
    )}
  </Anchor>
)

export function badgeTone({ state, counts: { refused } }: Pick<Upload, 'counts' | 'state'>) {
  if (state === 'failed') return 'sold'
  if (state === 'done') return refused > 0 ? 'underOffer' : 'brand'
  return 'neutral'
}

/** What came to what, or why it failed. */
function summaryText({ state, failureReason, listingCount, counts }: Upload): string {
  const parts = feedOutcomes.filter((each) => counts[each] > 0).map((each) => copy.outcomeCount(each, counts[each]))
  const taken = parts.length === 0 ? copy.listings(listingCount) : parts.join(' · ')
  return state === 'failed' ? [failureReason ?? '', ...parts].join(' · ') : taken
}

export function senderText({ senderKind, senderName }: Pick<Upload, 'senderKind' | 'senderName'>): string {
  if (senderKind === 'folder') return copy.sentBy.folder
  return senderName == null ? copy.sentBy.nobody : copy.sentBy[senderKind](senderName)
}
