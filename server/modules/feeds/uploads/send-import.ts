import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

export const IMPORT_JOB = 'feeds.importUpload'

/** Has the uploads of an office imported, one after the other; inside a transaction, once that commits. */
export const sendImport = (
  { jobs }: Pick<PlatformServices, 'jobs'>,
  officeId: number | null,
  options: { startAfter?: Date } = {},
): Promise<void> => jobs.send(IMPORT_JOB, { officeId }, { ...options, singletonKey: `office ${officeId}` })
