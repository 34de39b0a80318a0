import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import { refreshOffices } from '#server/modules/agents/refresh-agents.ts'
import { replacePlaceSearch } from '#server/modules/agents/refresh-places.queries.ts'
import type { Database } from '#server/platform/database/database.ts'
import { nameBackgrounds } from '#demo/data/people/person-names.ts'
import type { Chance } from '#tests/support/search-oracle/oracle-world.ts'

/** In so many suburbs an agent sells, and so an office. */
const SUBURBS_OF_ONE = 6
const AT_ONCE = 200

export type BenchPlace = { id: number; regionId: number | null }
export type Numbers = { agents: number; offices: number; listings: number }

/** Most work where most people live: a suburb of the first tenth has half of them. */
export function pickPlace(places: readonly BenchPlace[], chance: Chance): BenchPlace {
  const isBusy = chance.is(0.5)
  return chance.pick(isBusy ? places.slice(0, Math.ceil(places.length / 10)) : places)
}

/** Agents with their offices and where they sell, and homes that the offices sold, into a database that has places alone. */
export async function addManyAgents(
  target: Database,
  numbers: Numbers,
  { places, chance, now }: { places: readonly BenchPlace[]; chance: Chance; now: Date },
): Promise<void> {
  await target.query("insert into company (id, name, state_code) values (1, 'Company', 'VIC')")
  await target.copyRows(
    'office',
    ['id', 'company_id', 'uri', 'name', 'location_id', 'street_address', 'brand_colour'],
    Array.from({ length: numbers.offices }, (_, index) => {
      const { id } = pickPlace(places, chance)
      return [index + 1, 1, `o-${index}`, `Office ${index}`, id, '1 High Street', '#112233']
    }),
  )
  await addAgents(target, numbers, { places, chance })
  await addSoldListings(target, numbers, { places, chance, now })
  await refreshOffices(target, now, null)
}

async function addAgents(
  target: Database,
  { agents: count, offices }: Numbers,
  { places, chance }: { places: readonly BenchPlace[]; chance: Chance },
): Promise<void> {
  const names = nameBackgrounds.flatMap(({ given, family }) =>
    given.flatMap(({ name }) => family.map((last) => `${name} ${last}`)),
  )
  const agents = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: chance.pick(names),
    office: chance.whole(1, offices),
    sold: chance.whole(0, 60),
  }))
  await target.copyRows(
    'agent',
    ['id', 'office_id', 'username', 'name', 'job_title', 'tier'],
    agents.map(({ id, office, name }) => [id, office, `agent-${id}`, name, 'Sales Agent', 'basic']),
  )
  await target.copyRows(
    'agent_search',
    'agent_id office_id name_key family_key sold_count leased_count is_seller is_manager rating_hundredths review_count has_videos'.split(
      ' ',
    ),
    agents.map(({ id, office, name, sold }) => [
      id,
      office,
      nameKey(name),
      familyKey(name),
      sold,
      0,
      true,
      chance.is(0.3),
      chance.is(0.7) ? chance.whole(200, 500) : null,
      chance.whole(0, 90),
      chance.is(0.2),
    ]),
  )
  const rows = agents.flatMap(({ id, sold }) => {
    const ids = new Set(Array.from({ length: SUBURBS_OF_ONE }, () => pickPlace(places, chance).id))
    return [...ids].map((suburbId) => [suburbId, id, true, false, Math.floor(sold / SUBURBS_OF_ONE), 0])
  })
  await target.copyRows(
    'agent_place',
    ['suburb_id', 'agent_id', 'sells', 'manages', 'sold_count', 'leased_count'],
    rows,
  )
  for (let first = 0; first < agents.length; first += AT_ONCE) {
    await replacePlaceSearch(
      target,
      agents.slice(first, first + AT_ONCE).map(({ id }) => id),
    )
  }
}

/** Homes that offices sold in the last two years. */
async function addSoldListings(
  target: Database,
  { offices, listings }: Numbers,
  { places, chance, now }: { places: readonly BenchPlace[]; chance: Chance; now: Date },
): Promise<void> {
  const suburbsOfOffice = Array.from({ length: offices }, () =>
    Array.from({ length: SUBURBS_OF_ONE }, () => pickPlace(places, chance).id),
  )
  const homes = Array.from({ length: listings }, (_, index) => {
    const officeId = chance.whole(1, offices)
    const suburbId = chance.pick(suburbsOfOffice[officeId - 1] ?? [])
    const soldOn = new Date(now.getTime() - chance.whole(1, 730) * 86_400_000).toISOString().slice(0, 10)
    return { id: index + 1, suburbId, officeId, soldOn }
  })
  await target.copyRows(
    'listing',
    `id uri listing_type status_type listing_class tier_type property_type title description suburb_id street_address price_text listed_at
     modified_at completed_on office_id`.split(/\s+/),
    homes.map(({ id, suburbId, officeId, soldOn }) =>
      [id, `home-${id}`, 'sale', 'completed', 'residential', 'basic', 'House', 'Home', '', suburbId, '1 Street', '']
        .concat([now.toISOString(), now.toISOString()])
        .concat([soldOn, officeId]),
    ),
  )
  await target.copyRows(
    'listing_search',
    `listing_id mode boost property_type suburb_id office_id completed_on features listed_at is_approximate is_under_offer has_virtual_tour
     has_videos`.split(/\s+/),
    homes.map(({ id, suburbId, officeId, soldOn }) =>
      [id, 3, 0, 1, suburbId, officeId, soldOn, 0, now, false].concat([false, false, false]),
    ),
  )
}
