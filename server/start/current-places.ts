import { PLACES_CHANNEL, placesVersion } from '#server/gazetteer/places-changed.ts'
import { OFFICES_CHANNEL } from '#server/modules/offices/offices-changed.queries.ts'
import { type PlaceCompletion, placeCompletion } from '#server/modules/locations/place-completion.ts'
import { type LocationIndex, loadLocationIndex } from '#server/modules/search/location-index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { workFor } from '#server/platform/work/request-work.ts'

export type CurrentPlaces = {
  locationIndex: LocationIndex
  completion: PlaceCompletion
  /** Reads them again where they changed since; what is there answers meanwhile. */
  renew(): Promise<void>
}

/** The places that this server has in memory, read again when another server or an import has changed them. */
export async function currentPlaces(database: Database, onError: (error: unknown) => void): Promise<CurrentPlaces> {
  let readAt = await placesVersion(database)
  const locationIndex = await loadLocationIndex(database)
  const completion = placeCompletion(database)
  let renewing = Promise.resolve()

  async function renewOnce(): Promise<void> {
    const version = await placesVersion(database)
    if (version === readAt) return
    await locationIndex.refresh()
    await completion.refresh()
    readAt = version
  }
  function renew(): Promise<void> {
    // Not the work of a visitor whose request happened to be the moment.
    const read = () => workFor({ lane: 'background', owner: 'portal', signal: undefined }, renewOnce)
    renewing = renewing.then(read, read)
    return renewing
  }

  const wake = () => void renew().catch(onError)
  await database.listen(PLACES_CHANNEL, { onNotification: wake, onListening: wake }).catch(onError)
  const readOffices = () => {
    const read = () => workFor({ lane: 'background', owner: 'portal', signal: undefined }, locationIndex.refreshOffices)
    renewing = renewing.then(read, read)
    void renewing.catch(onError)
  }
  await database.listen(OFFICES_CHANNEL, { onNotification: readOffices, onListening: readOffices }).catch(onError)
  return { locationIndex, completion, renew }
}
