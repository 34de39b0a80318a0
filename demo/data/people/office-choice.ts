import type { Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween } from '#demo/data/places/distance.ts'
import type { DemoAgent } from './agents.ts'
import type { DemoOffice } from './offices.ts'

const NEAREST = 5

/** Who may offer homes in a place: its state's nearest offices, the nearer the likelier. */
export type OfficeChoice = { office: DemoOffice; weight: number }[]

/** The offices that serve each place, in the order of the places. */
export function officeChoices(profiles: readonly PlaceProfile[], offices: readonly DemoOffice[]): OfficeChoice[] {
  const byState = Map.groupBy(offices, ({ placeIndex }) => profiles[placeIndex]?.place.stateCode)
  return profiles.map(({ place }) => {
    const candidates = byState.get(place.stateCode) ?? offices
    const near = candidates.map((office) => ({
      office,
      kilometres: kilometresBetween(place, profiles[office.placeIndex]?.place ?? place),
    }))
    near.sort((left, right) => left.kilometres - right.kilometres || left.office.id - right.office.id)
    return near.slice(0, NEAREST).map(({ office, kilometres }) => ({ office, weight: 1 / (1.5 + kilometres) }))
  })
}

/** One of the offices. */
export function drawOffice(random: Random, choice: OfficeChoice): DemoOffice {
  let rest = random.next() * choice.reduce((sum, { weight }) => sum + weight, 0)
  for (const { office, weight } of choice) {
    rest -= weight
    if (rest < 0) return office
  }
  return random.pick(choice).office
}

/** One agent of the right trade, sometimes two; the first is the one to call. */
export function drawListingAgents(
  random: Random,
  team: readonly DemoAgent[],
  isRental: boolean,
): [DemoAgent, ...DemoAgent[]] {
  const trade = team.filter(({ isPropertyManager }) => isPropertyManager === isRental)
  const candidates = trade.length > 0 ? trade : team
  const first = random.pick(candidates)
  if (candidates.length < 2 || !random.chance(0.28)) return [first]
  return [first, random.pick(candidates.filter(({ id }) => id !== first.id))]
}
