import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, whatever the working directory is. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
