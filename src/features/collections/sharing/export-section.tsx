import DownloadIcon from 'lucide-react/icons/download'
import { useState } from 'react'
import { collectionCsv } from '#domain/collections/collection-csv.ts'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { type CollectionExport, legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { sharingCopy as copy } from '../collection.copy.ts'
import { Section } from './section.tsx'

type Format = 'csv' | 'json'

const files: Readonly<Record<Format, { type: string; text: (data: CollectionExport) => string }>> = {
  csv: { type: 'text/csv;charset=utf-8', text: collectionCsv },
  json: { type: 'application/json', text: (data) => JSON.stringify(data, null, 2) },
}

/** The whole collection as a file. */
export function ExportSection({ collection: { id, uri } }: { collection: CollectionView_CollectionFragment }) {
  const [busy, setBusy] = useState<Format | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const download = async (format: Format) => {
    setBusy(format)
    const params = { path: { collectionId: Number(id) } }
    const result = await resultOf((signal) =>
      legacy.GET('/collections/{collectionId}/export', { params, signal }),
    ).catch(() => null)
    setBusy(null)
    setHasFailed(result?.ok !== true)
    if (result?.ok) offerFile(`collection-${uri}.${format}`, files[format].text(result.data), files[format].type)
  }
  return (
    <Section title={copy.export}>
      {hasFailed && <Notice tone="danger">{copy.exportFailed}</Notice>}
      <Inline gap={8}>
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            variant="secondary"
            icon={DownloadIcon}
            isBusy={busy === format}
            onClick={() => void download(format)}
          >
            {copy[format]}
          </Button>
        ))}
      </Inline>
    </Section>
  )
}
