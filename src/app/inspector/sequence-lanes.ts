import type { Party, ShownStep } from './shown-steps.ts'

export type Lane = Party
/** From one lane to another, by their places. */
export type Arrow = { key: string; from: number; to: number; label: string }

/** The messages as arrows between lanes, one for each actor in the order in which they first take part. */
export function sequenceOf(steps: readonly ShownStep[]): { lanes: Lane[]; arrows: Arrow[] } {
  const lanes: Lane[] = []
  const laneOf = (party: Party): number => {
    const known = lanes.findIndex(({ key }) => key === party.key)
    return known === -1 ? lanes.push(party) - 1 : known
  }
  const arrows = steps.map(({ key, from, to, event }) => ({ key, from: laneOf(from), to: laneOf(to), label: event }))
  return { lanes, arrows }
}
