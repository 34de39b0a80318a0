import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { serviceUserAgent } from '#server/platform/http/service-client.ts'
import { commandEnvironment, importInto } from '../import-command.ts'
import { fetchGround, groundReportLines } from './fetch-ground.ts'
import { runGroundProcess } from './ground-process.ts'

const USAGE = `Usage: npm run ground:fetch [-- --from FOLDER]
Fetches names, postcodes and outlines of all suburbs from GROUND_PLACES_URL, or reads them from a folder of GeoJSON.`

/** `npm run ground:fetch`. Answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [option, folder, ...others] = args
  const isUsage = args.length === 0 || (option === '--from' && folder !== undefined && others.length === 0)
  if (!isUsage) {
    console.error(USAGE)
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  const url = environment.groundPlacesUrl
  if (folder === undefined && url === null) {
    console.error('GROUND_PLACES_URL is off: set it, or name a folder.')
    return 2
  }
  const from = folder === undefined ? { url: url ?? '', userAgent: serviceUserAgent(environment) } : { folder }
  const signal = new AbortController().signal
  return importInto(environment, folder ?? url ?? '', async (database) => {
    const report = await fetchGround({
      database,
      folder: path.join(environment.dataFolder, folder === undefined ? 'ground' : 'ground-from-files'),
      from,
      run: (job, tell) => runGroundProcess(job, tell, signal),
      pause: turn,
      clock: () => new Date(),
      onMessage(message) {
        if (message.kind === 'page') console.log(`  ${message.layer}: ${message.features} of ${message.of}`)
        if (message.kind === 'state') console.log(`  ${message.report.stateCode}: ${message.report.stated} suburbs`)
      },
    })
    console.log(groundReportLines(report).join('\n'))
    return report.outlines > 0 ? 0 : 1
  })
}

process.exitCode = await main(process.argv.slice(2))
