import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { commandEnvironment, importInto } from '#server/gazetteer/import-command.ts'
import { importFeed } from '#server/modules/feeds/applying/import-feed.ts'
import { feeds } from '#server/modules/feeds/feeds-services.ts'
import { feedTableHead, feedTableRow } from '#server/modules/feeds/reading/feed-table.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { servicesForCommand } from './services-for-command.ts'

const USAGE = `Usage: npm run feed:import -- FILE [--office URI]
The office is the one whose listings they are; without it the one that sent the agentID of a listing before.`

/** `npm run feed:import`. Answers the exit code. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { office: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE)
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  return importInto(environment, file, (database) => importFile(database, file, values.office ?? null))
}

async function importFile(database: Database, file: string, officeUri: string | null): Promise<number> {
  const services = await servicesForCommand(database)
  try {
    const office = officeUri === null ? null : await services.of(offices).offices.officeByUri(officeUri)
    if (officeUri !== null && office === null) {
      console.error(`There is no office ${officeUri}`)
      return 1
    }
    console.log(feedTableHead)
    let isWhole = true
    for await (const listing of importFeed(file, office?.id ?? null, services.of(feeds).feedApplier)) {
      console.log(feedTableRow(basename(file), listing))
      isWhole &&= listing.outcome !== 'unreadable'
    }
    return isWhole ? 0 : 1
  } finally {
    await services.stop()
  }
}

process.exitCode = await main()
