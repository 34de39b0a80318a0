import { streetSlug, suburbSlug } from '#domain/search/location-slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isPlaceName } from '../place-name.ts'
import {
  joinSuburbs,
  type MergedPair,
  mergeReviews,
  moveAlerts,
  moveRows,
  moveStreets,
  refreshScores,
  removePlaces,
  touchedBy,
  type TouchedByMerge,
} from './merge-places.queries.ts'
import {
  type ChangedPlace,
  lockPlace,
  type NewUri,
  renameInAlerts,
  renameListings,
  setUris,
  streetsOf,
} from './suburb-change.queries.ts'

/** `touched` is null where all was so before. */
export type SuburbChange = { ok: true; uri: string; touched: TouchedByMerge | null } | { ok: false; reason: string }

const refused = (reason: string): SuburbChange => ({ ok: false, reason })

/**
 * Gives a suburb another name, and it and its streets the uris that go with it; the old ones lead there (docs/product.md, section 6.17).
 * Call it in a transaction.
 */
export async function renameSuburb(database: Database, uri: string, name: string): Promise<SuburbChange> {
  const suburb = await lockPlace(database, uri)
  if (suburb?.type !== 'suburb') return refused(noSuburb(uri, suburb))
  const newUri = suburbSlug({ ...suburb, name })
  if (!isPlaceName(name)) return refused(`“${name}” is no name of a suburb.`)
  if (suburb.name === name) return { ok: true, uri: suburb.uri, touched: null }
  const other = await lockPlace(database, newUri)
  if (other !== null && other.id !== suburb.id) {
    return refused(`${newUri} leads to ${other.uri} already: merge the two, or choose another name.`)
  }
  const streets = (await streetsOf(database, suburb.id)).map((street) => movedStreet(street, { ...suburb, name }))
  const places = [{ ...suburb, newUri, newName: name }, ...streets]
  await renameListings(database, suburb.id, suburb.uri, newUri)
  await setUris(database, places)
  await renameInAlerts(database, places)
  return { ok: true, uri: newUri, touched: { listingIds: [], agentIds: [], officeIds: [] } }
}

/**
 * Merges a suburb into another of its state: what is there and what was said of it is the other's then, its streets too, and its uris lead
 * there (docs/product.md, section 6.17). Call it in a transaction.
 */
export async function mergeSuburbs(database: Database, fromUri: string, intoUri: string): Promise<SuburbChange> {
  const from = await lockPlace(database, fromUri)
  if (from?.type !== 'suburb') return refused(noSuburb(fromUri, from))
  const into = await lockPlace(database, intoUri)
  if (into?.type !== 'suburb') return refused(noSuburb(intoUri, into))
  if (from.id === into.id) {
    const isMerged = fromUri !== into.uri
    return isMerged ? { ok: true, uri: into.uri, touched: null } : refused(`${fromUri} cannot be merged into itself.`)
  }
  if (from.stateCode !== into.stateCode) return refused(`${from.uri} and ${into.uri} are in two states.`)
  const touched = await touchedBy(database, from.id)
  await merge(database, from, into)
  return { ok: true, uri: into.uri, touched }
}

async function merge(database: Database, from: ChangedPlace, into: ChangedPlace): Promise<void> {
  const known = new Map((await streetsOf(database, into.id)).map(({ uri, id }) => [uri, id]))
  const streets = (await streetsOf(database, from.id)).map((street) => movedStreet(street, into))
  const kept = streets.filter(({ newUri }) => !known.has(newUri))
  const pairs: MergedPair[] = [
    { fromId: from.id, intoId: into.id },
    ...streets.flatMap(({ id, newUri }) => {
      const intoId = known.get(newUri)
      return intoId === undefined ? [] : [{ fromId: id, intoId }]
    }),
  ]
  const remainingIds = kept.map(({ id }) => id)
  await renameListings(database, from.id, from.uri, into.uri)
  await mergeReviews(database, pairs)
  await moveRows(database, pairs)
  await moveAlerts(database, pairs)
  await renameInAlerts(database, [{ uri: from.uri, newUri: into.uri }, ...streets])
  await joinSuburbs(database, from.id, into.id)
  await moveStreets(database, remainingIds, into)
  await removePlaces(database, pairs)
  await setUris(database, kept)
  await refreshScores(database, [...pairs.map(({ intoId }) => intoId), ...remainingIds])
}

const movedStreet = (street: Pick<NewUri, 'id' | 'name' | 'uri'>, suburb: ChangedPlace): NewUri => ({
  ...street,
  newName: street.name,
  newUri: streetSlug({
    name: street.name,
    suburb: suburb.name,
    stateCode: suburb.stateCode,
    postcode: suburb.postcode,
  }),
})

const noSuburb = (uri: string, place: ChangedPlace | null): string =>
  place === null ? `There is no suburb ${uri}.` : `${uri} is a ${place.type}: only suburbs are renamed and merged.`
