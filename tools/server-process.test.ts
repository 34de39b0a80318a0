import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import serverProcess from './server-process.json' with { type: 'json' }

it('npm run serve starts the server within the same limits of memory as npm start', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  for (const [name, value] of Object.entries(serverProcess.environment)) {
    expect(scripts.serve.split(' ')).toContain(`${name}=${value}`)
  }
  expect(scripts.serve).toContain(` exec node ${serverProcess.arguments.join(' ')} server/main.ts`)
})
