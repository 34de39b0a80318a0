import { commandEnvironment, importInto } from '../import-command.ts'
import { publishPlaces } from '../places-changed.ts'
import { boundaryReportLines, importBoundaries } from './import-boundaries.ts'

const USAGE = `Usage: npm run boundaries:import -- FILE...
FILE is GeoJSON of suburb boundaries as the Bureau of Statistics or Geoscape publish it, one or more of them.`

/** `npm run boundaries:import -- FILE...`: loads the boundaries of suburbs. Answers the exit code. */
async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error(USAGE)
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  let worst = 0
  for (const file of files) {
    const code = await importInto(environment, file, async (database) => {
      const report = await importBoundaries(database, file)
      console.log([`${file}:`, ...boundaryReportLines(report).map((line) => `  ${line}`)].join('\n'))
      if (report.matched === 0) return 1
      await publishPlaces(database)
      return 0
    })
    worst = Math.max(worst, code)
  }
  return worst
}

process.exitCode = await main(process.argv.slice(2))
