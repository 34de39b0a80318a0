import path from 'node:path'
import { commandEnvironment, plainMessage } from '#server/gazetteer/import-command.ts'
import { importStreets } from './import-streets.ts'

const USAGE = `Usage: npm run map:import -- FILE.pmtiles
FILE.pmtiles holds vector tiles of streets in the scheme of Protomaps or OpenMapTiles (docs/recipes/street-tiles.md).`

/** `npm run map:import -- FILE.pmtiles`: makes the maps show the streets of a file. Answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [file, ...others] = args
  if (file === undefined || others.length > 0) {
    console.error(USAGE)
    return 2
  }
  const environment = commandEnvironment()
  if (environment === null) return 2
  try {
    const { scheme, maxZoom } = await importStreets(path.join(environment.dataFolder, 'map'), file)
    console.log(`The maps show the streets of ${file} now (${scheme}, to zoom ${maxZoom}).`)
    return 0
  } catch (error) {
    console.error(plainMessage(error, file))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
