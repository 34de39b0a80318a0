import { readFile } from 'node:fs/promises'

const CLOCK_TICKS_A_SECOND = 100
const KILOBYTES_IN_MEGABYTE = 1024

/** User and system time of a process with all its threads, in milliseconds. */
export async function processorMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS_A_SECOND
}

/** What a process holds in memory now, and the most it has held, in whole megabytes. */
export async function residentMegabytes(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytesOf = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / KILOBYTES_IN_MEGABYTE)
  return { now: megabytesOf('VmRSS'), most: megabytesOf('VmHWM') }
}
