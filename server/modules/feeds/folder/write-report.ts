import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadReports } from '../uploads/upload-reports.ts'

const AT_ONCE = 500

type Report = { id: string; file: string; reason: string | undefined }

/** The report of an upload as a file, in the form of GET /rest/feeds/uploads/{id}; of one that was never stored, why. */
export async function writeReport(reports: UploadReports, { id, file, reason }: Report): Promise<void> {
  const text =
    reason === undefined ? partsOf(reports, id) : [`${JSON.stringify({ state: 'failed', failure: { reason } })}\n`]
  await pipeline(Readable.from(text), createWriteStream(file))
}

async function* partsOf(reports: UploadReports, id: string): AsyncGenerator<string> {
  const row = await reports.upload(id)
  if (row === null) return
  yield `${JSON.stringify(await reports.summary(row)).slice(0, -1)},"results":[`
  for (let skip = 0; ; skip += AT_ONCE) {
    const results = await reports.results(id, { outcome: null, skip, take: AT_ONCE })
    for (const [at, result] of results.entries()) yield `${skip + at === 0 ? '' : ','}\n${JSON.stringify(result)}`
    if (results.length < AT_ONCE) break
  }
  yield '\n]}\n'
}
