import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const moduleUrl = new URL('end-with-process.ts', import.meta.url).href

/** A process that ends as told, and the code it ended with after the signals. */
async function codeAfter(stop: string, signals: readonly NodeJS.Signals[], times = {}) {
  const script = `import { endWithProcess } from ${JSON.stringify(moduleUrl)}
    endWithProcess(${stop}, ${JSON.stringify(times)}); setInterval(() => {}, 1000); console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  for (const signal of signals) {
    await once(child.stdout, 'data')
    child.kill(signal)
  }
  const [code] = await ended
  return code
}

it('the process ends in order with 0 at the first SIGINT or SIGTERM', async () => {
  expect(await codeAfter('async () => {}', ['SIGINT'])).toBe(0)
  expect(await codeAfter('async () => {}', ['SIGTERM'])).toBe(0)
})

it('the process ends at once at the second, though the end hangs', async () => {
  const hangs = "() => { console.log('ending'); return new Promise(() => {}) }"
  expect(await codeAfter(hangs, ['SIGINT', 'SIGINT'], { echo: 0 })).toBe(130)
})

it('the process says so when it could not end in order', async () => {
  expect(await codeAfter("async () => { throw new Error('stuck') }", ['SIGTERM'])).toBe(1)
})

it('the process ends in any case when the end takes too long', async () => {
  const hangs = '() => new Promise(() => {})'
  expect(await codeAfter(hangs, ['SIGTERM'], { longest: 50 })).toBe(1)
})
