import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { endProcessesWith } from './end-processes.ts'
import { projectRoot } from './project-root.ts'

export type CommandOptions = {
  environment?: Record<string, string | undefined>
  timeoutInSeconds: number
  /** Hears what is printed while the program runs. */
  onOutput?: (chunk: Buffer) => void
}
export type CommandResult = { code: number; output: string; isTimedOut: boolean }

const running = new Set<ChildProcess>()
/** Tells what a command started, in whatever process group, from all else on the machine. */
const startedByVariable = 'PORTAL_STARTED_BY'
const secondsToEnd = 10
const secondsToClose = 5

/**
 * Runs a program in a process group of its own and collects what it prints. Once it has ended, or its time is over,
 * every process that it started is ended too. Exit code 127 means the program did not start, 124 that it was cut off.
 */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const startedBy = [process.env[startedByVariable], randomUUID()].filter(Boolean).join('/')
  const environment = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...options.environment,
    [startedByVariable]: startedBy,
  }
  const child = spawn(program, args, { cwd: projectRoot, env: environment, detached: true })
  running.add(child)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      options.onOutput?.(chunk)
    })
  }
  let isTimedOut = false
  const timer = setTimeout(() => {
    isTimedOut = true
    endGroup(child, 'SIGKILL')
  }, options.timeoutInSeconds * 1000)
  return new Promise((resolve) => {
    const finish = (code: number, message = '') => {
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + message, isTimedOut })
    }
    child.on('error', (error) => finish(127, `${program} did not start: ${error.message}\n`))
    child.on('exit', (code) => {
      endGroup(child, 'SIGKILL')
      endProcessesWith(startedByVariable, startedBy)
      // What it printed is complete at `close`, which a process that could not be found and ended would hold up for ever.
      setTimeout(() => finish(isTimedOut ? 124 : (code ?? 1)), secondsToClose * 1000)
    })
    child.on('close', (code) => finish(isTimedOut ? 124 : (code ?? 1)))
  })
}

/** Ends every program that is still running, for Ctrl-C: at once, or after ten seconds where it does not follow. */
export function endRunningCommands(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const child of running) {
    endGroup(child, signal)
    setTimeout(() => endGroup(child, 'SIGKILL'), secondsToEnd * 1000).unref()
  }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}
