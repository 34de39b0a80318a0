import type { Random } from '#demo/data/random/random.ts'
import type { AgentAuthor, KnownAuthor } from './ensure-demo-authors.ts'
import { homeOf, placeChoice } from './place-choice.ts'
import type { PostPlace } from './post-places.ts'

/** Who writes about which place. */
export type Neighbourhood = {
  /** Somebody who lives there where anybody does, now and then an agent who sells there, else somebody of the state. */
  localOf: (place: PostPlace, random: Random) => KnownAuthor
  /** Mostly somebody of the state, for who asks often comes from elsewhere. */
  anybodyNear: (place: PostPlace, random: Random) => KnownAuthor
  /** Members by their numbers, none twice. */
  someOf: (random: Random, count: number) => number[]
}

const AGENT_SHARE = 0.07
const LOCAL_SHARE = 0.7
/** Rare among thousands of posts, some dozens each. */
const ACCOUNT_SHARE = 0.006

type People = {
  seed: string
  authors: readonly KnownAuthor[]
  accounts: readonly KnownAuthor[]
  agents: readonly AgentAuthor[]
  places: readonly PostPlace[]
}

export function createNeighbourhood({ seed, authors, accounts, agents, places }: People): Neighbourhood {
  const choose = placeChoice(places)
  const homes = authors.map((author) => ({ author, home: homeOf(seed, author.username, choose) }))
  const byPlace = Map.groupBy(homes, ({ home }) => home.id)
  const byState = Map.groupBy(homes, ({ home }) => home.profile.place.stateCode)
  const agentsOf = Map.groupBy(
    agents.flatMap(({ author, suburbIds }) => suburbIds.map((id) => ({ author, id }))),
    ({ id }) => id,
  )
  const ofState = (place: PostPlace, random: Random) =>
    random.pick(byState.get(place.profile.place.stateCode) ?? homes).author
  return {
    localOf(place, random) {
      if (accounts.length > 0 && random.chance(ACCOUNT_SHARE)) return random.pick(accounts)
      const selling = agentsOf.get(place.id)
      if (selling !== undefined && random.chance(AGENT_SHARE)) return random.pick(selling).author
      const living = byPlace.get(place.id)
      return living !== undefined && random.chance(LOCAL_SHARE) ? random.pick(living).author : ofState(place, random)
    },
    anybodyNear(place, random) {
      if (accounts.length > 0 && random.chance(ACCOUNT_SHARE)) return random.pick(accounts)
      return random.chance(0.85) ? ofState(place, random) : random.pick(authors)
    },
    someOf: (random, count) => [
      ...new Set(Array.from({ length: count }, () => (authors.length === 0 ? 0 : random.pick(authors).id))),
    ],
  }
}
