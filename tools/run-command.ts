import { type ChildProcess, spawn } from 'node:child_process'
import { projectRoot } from './project-root.ts'

export type CommandOptions = {
  environment?: Record<string, string | undefined>
  timeoutInSeconds: number
  /** Hears what is printed while the program runs. */
  onOutput?: (chunk: Buffer) => void
}
export type CommandResult = { code: number; output: string; isTimedOut: boolean }

const running = new Set<ChildProcess>()

/**
 * Runs a program in a process group of its own and collects what it prints. Past its time the whole group is ended,
 * so that no server or browser it started is left behind. Exit code 127 means the program did not start.
 */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.environment }
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
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + message, isTimedOut })
    }
    child.on('error', (error) => finish(127, `${program} did not start: ${error.message}\n`))
    // What the program left running in its group (a browser, a server) ends with it.
    child.on('exit', () => endGroup(child, 'SIGKILL'))
    child.on('close', (code) => finish(isTimedOut ? 124 : (code ?? 1)))
  })
}

/** Ends every program that is still running, for Ctrl-C. */
export function endRunningCommands(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const child of running) endGroup(child, signal)
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}
