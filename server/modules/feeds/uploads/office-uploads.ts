import type { Readable } from 'node:stream'
import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import type { FeedCounts } from '#domain/feeds/feed-upload.ts'
import {
  type FeedUser,
  mayListAllUploads,
  mayListUploads,
  maySetFeedNotes,
  mayOpenUpload,
  mayReadResults,
  mayReadSentFile,
} from '#domain/permissions/feeds.ts'
import { WATCHED_FOLDER } from '#domain/staff/staff-actions.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { feedUserOf } from '../keys/feed-user.ts'
import { sentFileKey } from './sent-file-key.ts'
import type { SentUploadRow, ShownResult, ShownUpload } from './upload-record.ts'
import type { UploadReports } from './upload-reports.ts'
import { findUploads, setNote, type UploadsAsked } from './uploads.queries.ts'

type ResultsAsked = { outcome: FeedOutcome | null; skip: number; take: number }

/** Uploads as members see them (docs/product.md, section 29). What is not theirs to see is not there. */
export type OfficeUploads = {
  page(member: CallingMember, asked: UploadsAsked): Promise<{ total: number; results: ShownUpload[] } | null>
  one(member: CallingMember, uploadId: string): Promise<ShownUpload | null>
  results(
    member: CallingMember,
    uploadId: string,
    asked: ResultsAsked,
  ): Promise<{ total: number; results: ShownResult[] } | null>
  /** What was sent, as it came. Throws NOT_FOUND. */
  sentFile(member: CallingMember, uploadId: string): Promise<{ name: string; bytes: Readable }>
  /** Throws FORBIDDEN and NOT_FOUND. */
  note(member: CallingMember, uploadId: string, note: string): Promise<ShownUpload>
}

type Parts = Pick<PlatformServices, 'database' | 'objects'> &
  AgentsServices &
  OfficesServices &
  StaffServices & { uploadReports: UploadReports }

export function officeUploads(parts: Parts): OfficeUploads {
  const { database, objects, offices, staffActions, uploadReports } = parts

  async function open(
    member: CallingMember,
    uploadId: string,
    may: (user: FeedUser, upload: SentUploadRow) => boolean,
  ): Promise<ShownUpload | null> {
    const upload = await uploadReports.upload(uploadId)
    if (upload === null) return null
    const user = await feedUserOf(parts, member)
    return may(user, upload) ? shown(user, upload) : null
  }

  return {
    async page(member, asked) {
      const user = await feedUserOf(parts, member)
      const officeId = asked.officeId ?? (mayListAllUploads(user) ? null : user.principalOf)
      if (!(officeId === null ? mayListAllUploads(user) : mayListUploads(user, officeId))) return null
      if (officeId !== null && (await offices.office(officeId)) === null) return null
      const { total, results } = await findUploads(database, { ...asked, officeId })
      return { total, results: results.map((upload) => shown(user, upload)) }
    },
    one: (member, uploadId) => open(member, uploadId, mayOpenUpload),
    async results(member, uploadId, asked) {
      const upload = await open(member, uploadId, mayReadResults)
      if (upload === null) return null
      const [counts, results] = await Promise.all([
        uploadReports.counts(upload.id),
        uploadReports.results(upload.id, asked),
      ])
      return { total: asked.outcome === null ? sumOf(counts) : counts[asked.outcome], results }
    },
    async sentFile(member, uploadId) {
      const upload = await open(member, uploadId, mayReadSentFile)
      if (upload === null) throw new PortalError('NOT_FOUND', errors.noUpload)
      const bytes = upload.isFileKept ? await objects.read(sentFileKey(upload.id)) : null
      if (bytes === null) throw new PortalError('NOT_FOUND', errors.noFile)
      return { name: upload.fileName === '' ? `upload.${upload.kind}` : upload.fileName, bytes }
    },
    async note(member, uploadId, note) {
      if (!maySetFeedNotes(member)) throw new PortalError('FORBIDDEN', errors.notYoursToNote)
      const upload = await open(member, uploadId, mayOpenUpload)
      if (upload === null) throw new PortalError('NOT_FOUND', errors.noUpload, { field: 'uploadId' })
      const text = visibleText(note).trim()
      if (text === upload.note) return upload
      await database.transaction(async () => {
        await setNote(database, upload.id, text)
        const { id, officeId } = upload
        await staffActions.recordAct(member, {
          ...(officeId === null
            ? { kind: 'setFolderNote', thingId: WATCHED_FOLDER }
            : { kind: 'setFeedNote', thingId: officeId }),
          reason: text,
          changes: [{ field: 'upload', before: '', after: id }],
        })
      })
      return { ...upload, note: text }
    },
  }
}

const shown = (user: FeedUser, upload: SentUploadRow): ShownUpload => ({
  ...upload,
  mayReadFile: mayReadSentFile(user, upload),
})

const sumOf = (counts: FeedCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
