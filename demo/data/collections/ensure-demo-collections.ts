import { INVITE_LIFE } from '#domain/collections/collection-limits.ts'
import { eventPrice, listingPrice } from '#domain/price/listing-price.ts'
import { createRandom } from '#demo/data/random/random.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type DemoCollection, demoCollections, type DemoHome } from './demo-collections.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

type People = ReadonlyMap<string, { id: number; email: string }>

/**
 * Adds what the demonstration's accounts save and say to a demonstration that has no collection yet; answers how many were added. The
 * accounts come before.
 */
export async function ensureDemoCollections(database: Database, { seed }: DemoState, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from collection limit 1')
  if (known) return 0
  const members = await database.query<{ username: string; id: number; email: string }>(
    `select username, id, email from member where username in ('lena', 'omar', 'agnes')`,
  )
  const people: People = new Map(members.map(({ username, ...person }) => [username, person]))
  if (people.size < 3) return 0
  return database.transaction(async () => {
    const taken = new Set<number>()
    for (const collection of demoCollections) await addCollection({ database, people, seed, now, taken }, collection)
    return demoCollections.length
  })
}

type Parts = { database: Database; people: People; seed: string; now: Date; taken: Set<number> }

const idOf = ({ people }: Parts, username: string): number => people.get(username)?.id ?? 0
const daysBefore = ({ now }: Parts, days: number): Date => new Date(now.getTime() - days * DAY_MS)

async function addCollection(parts: Parts, collection: DemoCollection): Promise<void> {
  const { database, seed, people } = parts
  const { name, isPublic, owner, collaborators, invited, daysAgo } = collection
  const madeAt = daysBefore(parts, daysAgo)
  const random = createRandom(seed, 'collection', name)
  const uri = Array.from({ length: 12 }, () => ALPHABET[random.whole(0, ALPHABET.length - 1)]).join('')
  const latest = Math.min(daysAgo, ...collection.homes.map((home) => home.daysAgo))
  const values = [uri, name, isPublic, idOf(parts, owner), `demonstration-${uri}`, madeAt, daysBefore(parts, latest)]
  const [row] = await database.query<{ id: number }>(INSERT_COLLECTION, values)
  if (row === undefined) throw new Error('No collection was made')
  for (const [at, username] of [owner, ...collaborators].entries()) {
    const joinedAt = new Date(madeAt.getTime() + at * DAY_MS)
    const lastUsedAt = username === owner ? daysBefore(parts, latest) : null
    await database.query(INSERT_CONTRIBUTOR, [row.id, idOf(parts, username), at === 0, joinedAt, lastUsedAt])
  }
  for (const username of invited) {
    const expiresAt = new Date(madeAt.getTime() + INVITE_LIFE)
    await database.query(INSERT_INVITE, [row.id, idOf(parts, owner), people.get(username)?.email, madeAt, expiresAt])
  }
  for (const home of collection.homes) await addHome(parts, { collection, collectionId: row.id, home })
}

const INSERT_COLLECTION = `
  insert into collection (uri, name, is_public, maker_id, idempotency_key, created_at, modified_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`
const INSERT_CONTRIBUTOR = `
  insert into collection_contributor
    (collection_id, member_id, is_owner, is_named, is_by_email, is_by_push, joined_at, last_used_at)
  values ($1, $2, $3, $3, true, false, $4, $5)`
const INSERT_INVITE = `
  insert into collection_invite (collection_id, inviter_id, email, invited_at, expires_at) values ($1, $2, $3, $4, $5)`

type Added = { collection: DemoCollection; collectionId: number; home: DemoHome }

async function addHome(parts: Parts, { collection, collectionId, home }: Added): Promise<void> {
  const { database } = parts
  const found = await findListing(parts, collection, home)
  if (found === null) return
  const { listingId, priceText } = found
  const addedAt = daysBefore(parts, home.daysAgo)
  const by = idOf(parts, home.addedBy)
  await database.query(INSERT_HOME, [collectionId, listingId, by, addedAt, priceText])
  for (const [at, saying] of home.sayings.entries()) {
    const saidAt = new Date(addedAt.getTime() + (at + 1) * 3 * 60 * 60 * 1000)
    const values = [collectionId, listingId, idOf(parts, saying.by), saying.type, saying.comment, saidAt]
    await database.query(INSERT_REACTION, values)
  }
  for (const { by: author, note, stage } of home.notes) {
    await database.query(INSERT_NOTE, [idOf(parts, author), listingId, note, stage, addedAt])
  }
}

const INSERT_HOME = `
  insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text) values ($1, $2, $3, $4, $5)`
const INSERT_REACTION = `
  insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment, version, modified_at)
  values ($1, $2, $3, $4, $5, 1, $6)`
const INSERT_NOTE = `
  insert into listing_note (member_id, listing_id, note, stage, version, modified_at) values ($1, $2, $3, $4, 1, $5)
  on conflict do nothing`

type FoundRow = {
  id: number
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  isPriceWithheld: boolean
  /** As it was when it was listed, where it is another one now. */
  textBefore: string | null
}

/** A home of the kind that is wanted, in the suburbs that come first where there is one; null where no home is of that kind. */
async function findListing(
  parts: Parts,
  { listingType, suburbUris }: DemoCollection,
  { wanted, daysAgo }: DemoHome,
): Promise<{ listingId: number; priceText: string } | null> {
  const { database, taken } = parts
  const values = [listingType, wanted, suburbUris, [...taken], daysBefore(parts, daysAgo)]
  const [row] = await database.query<FoundRow>(SELECT_LISTING, values)
  if (row === undefined) return null
  taken.add(row.id)
  const before = wanted === 'priceChanged' || wanted === 'completed' ? row.textBefore : null
  return {
    listingId: row.id,
    priceText:
      before === null ? listingPrice(row).shortDescription : eventPrice({ kind: 'listed', priceText: before }, row),
  }
}

const SELECT_LISTING = `
  select listing.id, listing.listing_type as "listingType", listing.status_type as "statusType",
    listing.price_text as "priceText", listing.price_from as "priceFrom", listing.price_to as "priceTo",
    listing.is_price_withheld as "isPriceWithheld", listed.price_text as "textBefore"
  from listing
  join location suburb on suburb.id = listing.suburb_id
  left join lateral (
    select event.price_text, event.price from listing_price_event event
    where event.listing_id = listing.id and event.kind = 'listed' and event.price_text <> listing.price_text
    order by event.occurred_on limit 1
  ) as listed on true
  where listing.listing_type = $1 and listing.listing_class = 'residential'
    and listing.status_type = case when $2 = 'completed' then 'completed' else 'available' end
    and listing.is_under_offer = ($2 = 'underOffer')
    and ($2 <> 'priceChanged' or listed.price > listing.price_from)
    and listing.id <> all ($4::int[])
  order by
    -- What a first home may cost, near to the others; one that was sold only after it was saved, and told for how much; a price that came down for good.
    coalesce(listing.price_from between 500000 and 1400000, false) desc,
    (suburb.uri = any ($3::text[])) desc,
    ($2 = 'completed' and listing.completed_on >= $5::date and not listing.is_price_withheld) desc,
    ($2 = 'priceChanged' and listed.price > listing.price_to) desc,
    array_position($3::text[], suburb.uri) nulls last, listing.listed_at desc, listing.id
  limit 1`
