import { commandEnvironment, importInto } from '#server/gazetteer/import-command.ts'
import { type AskedChange, changeSuburb } from './suburb-changes.ts'

const USAGE = `Usage: npm run suburb:rename -- URI "NEW NAME"
       npm run suburb:merge -- URI INTO-URI
A URI is that of a suburb, as fitzroy-vic-3065. What a suburb was called leads to it for good.`

/** `npm run suburb:rename` and `npm run suburb:merge`. Answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const asked = args.length === 3 ? askedChange(args) : null
  if (asked === null) {
    console.error(USAGE)
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  return importInto(environment, asked.uri, async (database) => {
    const change = await changeSuburb(database, asked, new Date())
    if (!change.ok) {
      console.error(change.reason)
      return 1
    }
    const isNew = change.touched !== null
    console.log(isNew ? `${asked.uri} leads to ${change.uri} now.` : `Nothing to do: ${change.uri} is so already.`)
    return 0
  })
}

function askedChange([kind, uri = '', other = '']: readonly string[]): AskedChange | null {
  const lowerUri = uri.toLowerCase()
  if (kind === 'rename') return { kind, uri: lowerUri, name: other.trim() }
  if (kind === 'merge') return { kind, uri: lowerUri, intoUri: other.toLowerCase() }
  return null
}

process.exitCode = await main(process.argv.slice(2))
