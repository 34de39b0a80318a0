import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([#.][^']+)'/gm

/** Every file of the project that is loaded with `entry`, without what is imported only when it is reached. */
function loadedWith(entry: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(staticImport)) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))
      if (target.endsWith('.ts') && existsSync(join(projectRoot, target))) waiting.push(target)
    }
  }
  return seen
}

it.each(['server/app.ts', 'server/main.ts', 'server/start/portal-modules.ts'])(
  'loads nothing of the demonstration with %s',
  (entry) => {
    const files = [...loadedWith(entry)]
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => file.startsWith('demo/'))).toEqual([])
  },
)

it('the walk of imports sees what is imported, so that the test above can fail', () => {
  expect(loadedWith('server/start/prepare-demonstration.ts')).toContain('demo/data/demo-state.ts')
})
