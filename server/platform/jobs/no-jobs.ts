import type { RunningJobs } from './job-queue.ts'

/** A portal whose jobs nobody does: what is sent is dropped. */
export const noJobs: RunningJobs = {
  send: () => Promise.resolve(),
  states: () => Promise.resolve([]),
  add: () => Promise.resolve(),
  work: () => Promise.resolve(),
  stop: () => Promise.resolve(),
}
