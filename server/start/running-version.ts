import { readFile } from 'node:fs/promises'
import path from 'node:path'

const BUILD_LETTERS = 8

/**
 * The version of the running application: that of package.json, with the beginning of the build's stamp where there is
 * one, so that a browser notices each new build.
 */
export async function runningVersion(projectFolder: string): Promise<string> {
  const facts: unknown = JSON.parse(await readFile(path.join(projectFolder, 'package.json'), 'utf8'))
  const hasVersion = facts !== null && typeof facts === 'object' && 'version' in facts
  const version = hasVersion ? String(facts.version) : '0.0.0'
  const stamp = await readFile(path.join(projectFolder, 'dist/.stamp'), 'utf8').catch(() => '')
  return stamp === '' ? version : `${version}-${stamp.trim().slice(0, BUILD_LETTERS)}`
}
