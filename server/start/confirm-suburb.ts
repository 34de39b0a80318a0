import { commandEnvironment, importInto } from '#server/gazetteer/import-command.ts'
import { confirmSuburb, unconfirmedSuburbs } from '#server/gazetteer/suburbs-of-feeds.queries.ts'
import type { Database } from '#server/platform/database/database.ts'

/** `npm run suburb:confirm` names the suburbs that feeds brought, `npm run suburb:confirm -- URI` confirms one. Answers the exit code. */
async function main([uri]: readonly string[]): Promise<number> {
  const environment = commandEnvironment()
  if (environment === null) return 2
  return importInto(environment, uri ?? '', (database) =>
    uri === undefined ? list(database) : confirm(database, uri.toLowerCase()),
  )
}

async function list(database: Database): Promise<number> {
  const suburbs = await unconfirmedSuburbs(database)
  if (suburbs.length === 0) console.log('No suburb waits to be confirmed.')
  for (const { uri, agencyId, listingCount } of suburbs)
    console.log(`${uri}: named first by ${agencyId}, has ${listingCount} listings`)
  return 0
}

async function confirm(database: Database, uri: string): Promise<number> {
  if (await confirmSuburb(database, uri)) {
    console.log(`${uri} is confirmed.`)
    return 0
  }
  console.error(`${uri} does not wait to be confirmed.`)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
