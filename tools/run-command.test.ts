import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

/** Starts a process in a group of its own that would stay for a minute, and prints its number. */
const leavesServerBehind = `
  const { spawn } = require('node:child_process')
  const server = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true, stdio: 'ignore' })
  server.unref()
  console.log(server.pid)
`

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0)
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const run = (script: string, timeoutInSeconds = 30) =>
  runCommand(process.execPath, ['-e', script], { timeoutInSeconds })

it('answers the exit code and what was printed', async () => {
  const result = await run('console.log("homes"); process.exitCode = 3')
  expect(result).toEqual({ code: 3, output: 'homes\n', isTimedOut: false })
})

it('tells of a program that does not start', async () => {
  const { code, output } = await runCommand('no-such-program', [], { timeoutInSeconds: 30 })
  expect(code).toBe(127)
  expect(output).toContain('no-such-program did not start')
})

it.runIf(existsSync('/proc/self/environ'))('ends a server in a group of its own when its starter ends', async () => {
  const { output } = await run(leavesServerBehind)
  await expect.poll(() => isRunning(Number(output))).toBe(false)
})

it.runIf(existsSync('/proc/self/environ'))('ends such a server when its starter is cut off', async () => {
  const { code, output, isTimedOut } = await run(`${leavesServerBehind}; setTimeout(() => {}, 60000)`, 1.5)
  expect({ code, isTimedOut }).toEqual({ code: 124, isTimedOut: true })
  await expect.poll(() => isRunning(Number(output))).toBe(false)
})

it('ends although a process without the mark of its starter holds the output open', async () => {
  const { code, output } = await run(`
    const { spawn } = require('node:child_process')
    const sleeper = spawn('sleep', ['60'], { detached: true, env: { PATH: process.env.PATH }, stdio: 'inherit' })
    sleeper.unref()
    console.log(sleeper.pid)
  `)
  process.kill(Number(output))
  expect(code).toBe(0)
}, 20_000)
