import { commandEnvironment, importInto } from './import-command.ts'
import { importFile, reportLines } from './import-file.ts'
import { publishPlaces } from './places-changed.ts'

/** `npm run gazetteer:import -- FILE`: loads the places of a GeoNames postal file. Answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [file, ...others] = args
  if (file === undefined || others.length > 0) {
    console.error(
      'Usage: npm run gazetteer:import -- FILE\nFILE is AU.txt of https://download.geonames.org/export/zip/ or a CSV with a header.',
    )
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  return importInto(environment, file, async (database) => {
    const report = await importFile(database, file)
    console.log(reportLines(report).join('\n'))
    if (report.added + report.moved + report.unchanged > 0) {
      await publishPlaces(database)
      return 0
    }
    console.error(`${file} holds no place of Australia in the GeoNames postal format.`)
    return 1
  })
}

process.exitCode = await main(process.argv.slice(2))
