import { formatMultiloaderUrl, type MultiloaderView } from '#domain/feeds/multiloader-url.ts'
import type { OfficeMultiloader_FeedFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { FeedKeys } from './keys/feed-keys.tsx'
import { multiloaderCopy as copy } from './multiloader.copy.ts'
import * as styles from './multiloader.css.ts'
import { SendFile } from './send/send-file.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { Webhook } from './webhook/webhook.tsx'

type Props = { feed: OfficeMultiloader_FeedFragment; view: MultiloaderView; isStaff: boolean }

/** What an office sends, and what it sends it with. */
export const OfficeMultiloader = ({ feed: { office, maySend, keys, webhook }, view, isStaff }: Props) => (
  <Stack gap={32}>
    <Stack gap={8}>
      <Heading level={1}>{copy.titleOf(office.name)}</Heading>
      <Text tone="inkSoft">{copy.lead}</Text>
      {isStaff && (
        <Inline gap={16}>
          <Link href={formatMultiloaderUrl({})} isStandalone>
            {copy.allOffices}
          </Link>
          <Link href={`/real-estate-agency/${office.uri}`} isStandalone>
            {copy.officePage}
          </Link>
        </Inline>
      )}
    </Stack>
    <div className={styles.columns}>
      <Stack gap={32}>
        {maySend && <SendFile officeId={view.officeId} />}
        <UploadList officeId={office.id} view={view} maySend={maySend} />
      </Stack>
      {maySend && (
        <Stack gap={32}>
          <FeedKeys officeId={office.id} keys={keys} />
          <Webhook officeId={office.id} webhook={webhook ?? null} />
        </Stack>
      )}
    </div>
  </Stack>
)
