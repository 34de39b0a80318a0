import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { feedKindOfName } from '#domain/feeds/feed-file-name.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { FeedsServices } from '../feeds-services.ts'
import { FeedTooLarge } from '../uploads/counted-bytes.ts'
import { stateOfUpload } from '../uploads/uploads.queries.ts'
import { writeReport } from './write-report.ts'

type Parts = Pick<PlatformServices, 'clock' | 'database'> & Pick<FeedsServices, 'feedReceiver' | 'uploadReports'>

/** Where a file is: as it came, while it is imported (under the number of its upload), and afterwards with its report. */
const IMPORTING = 'importing'
const folders = [IMPORTING, 'done', 'failed'] as const

const nobody = { officeId: null, keyId: null, memberId: null }

/**
 * A folder whose files are uploads of whichever office has their agentID. Any number of servers may watch it: a file belongs to the upload
 * whose number it was renamed to, and whatever was begun with it before a kill is gone on with.
 */
function watchedFolder(parts: Parts, folder: string) {
  const placeOf = (name: (typeof folders)[number], file: string) => path.join(folder, name, file)
  let lastLook = new Map<string, string>()

  /** Files of which nothing changed since the look before: what is still being copied grows. */
  async function wholeFiles(): Promise<string[]> {
    const before = lastLook
    lastLook = new Map()
    for (const name of await readdir(folder)) {
      const stats = feedKindOfName(name) === null ? null : await lstat(path.join(folder, name)).catch(() => null)
      if (stats?.isFile() === true) lastLook.set(name, `${stats.size} ${stats.mtimeMs}`)
    }
    return [...lastLook].flatMap(([name, look]) => (before.get(name) === look ? name : []))
  }

  async function begin(id: string, name: string): Promise<void> {
    const kind = feedKindOfName(name)
    if (kind === null) return
    const bytes = createReadStream(placeOf(IMPORTING, `${id}-${name}`))
    try {
      await parts.feedReceiver.receive(nobody, {
        id,
        kind,
        fileName: name,
        idempotencyKey: null,
        declaredBytes: 0,
        bytes,
      })
    } catch (error) {
      const reason = refusalOf(error)
      if (reason === null) throw error
      await end(id, name, { isDone: false, reason })
    } finally {
      bytes.destroy()
    }
  }

  async function end(
    id: string,
    name: string,
    { isDone, reason }: { isDone: boolean; reason?: string },
  ): Promise<void> {
    const time = parts.clock().toISOString().slice(0, 19).replaceAll(':', '-')
    const place = placeOf(isDone ? 'done' : 'failed', `${time}-${name}`)
    await writeReport(parts.uploadReports, { id, file: `${place}.report.json`, reason })
    await rename(placeOf(IMPORTING, `${id}-${name}`), place)
  }

  /** A refusal of the file itself is its end; a number that is there already belongs to another server. */
  async function goOn(): Promise<void> {
    for (const file of await readdir(path.join(folder, IMPORTING))) {
      const [, id, name] = /^([\da-f-]{36})-(.+)$/.exec(file) ?? []
      if (id === undefined || name === undefined) continue
      const state = await stateOfUpload(parts.database, id)
      if (state === null) await begin(id, name)
      if (state === 'done' || state === 'failed') await end(id, name, { isDone: state === 'done' })
    }
  }

  return {
    async look(): Promise<void> {
      for (const name of folders) await mkdir(path.join(folder, name), { recursive: true })
      for (const name of await wholeFiles()) {
        lastLook.delete(name)
        // Another server may just have taken it.
        await rename(path.join(folder, name), placeOf(IMPORTING, `${randomUUID()}-${name}`)).catch(ignoreMissing)
      }
      await goOn()
    },
  }
}

function refusalOf(error: unknown): string | null {
  if (error instanceof FeedTooLarge) return errors.tooLarge
  return error instanceof PortalError && error.code === 'BAD_INPUT' ? error.message : null
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

export const folderJob = (parts: Parts, folder: string): JobHandler => {
  const watched = watchedFolder(parts, folder)
  return {
    name: 'feeds.watchFolder',
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    handle: () => watched.look(),
  }
}
