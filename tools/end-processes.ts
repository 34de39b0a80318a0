import { readdirSync, readFileSync } from 'node:fs'

/**
 * Kills every process whose environment holds `variable=value`, or a value below it (`value/…`), this process excepted,
 * and answers how many there were. A program that a test started in a group of its own (the server of the journeys) is
 * found by what it inherited. Only Linux shows the environment of processes; elsewhere nothing is found.
 */
export function endProcessesWith(variable: string, value: string): number {
  const found = processesWith(`${variable}=${value}`)
  for (const id of found) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  return found.length
}

function processesWith(entry: string): number[] {
  return processIds().filter((id) => {
    if (id === process.pid) return false
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0')
      return environment.some((given) => given === entry || given.startsWith(`${entry}/`))
    } catch {
      // It has ended, or belongs to somebody else.
      return false
    }
  })
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
