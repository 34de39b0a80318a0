import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrackingKind } from '#src/shared/tracking/record-batch.ts'
import { startRecords } from './record-actor.ts'

const settings = document.documentElement.dataset
const log = vi.fn<(what: string, records: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(log)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  log.mockReset()
  delete settings['features']
  localStorage.clear()
})

/** What is logged once a record was made and cached. */
function logged(kind: TrackingKind): unknown[] {
  const actor = startRecords(kind, { mayTrack: () => true, reportFailure: () => {} })
  actor.send({ type: 'record.made', record: { type: 17, pageType: 'listingDetails', id: 7 } })
  vi.advanceTimersByTime(1000)
  actor.stop()
  return log.mock.calls.map(([what]) => what)
}

it.each([
  ['listings', 'listingTrackingLog', 'agentTrackingLog'],
  ['agents', 'agentTrackingLog', 'listingTrackingLog'],
] as const)('records of %s are logged where the switch %s is on, and not by %s', (kind, own, other) => {
  settings['features'] = other
  expect(logged(kind)).toEqual([])
  settings['features'] = own
  expect(logged(kind)).toEqual([`Tracked ${kind}`])
})
