import { isMyPlace, MOST_MY_PLACES, type MyPlace } from '#domain/my-places/my-place.ts'
import { type StoredValue, storedValue } from './stored-value.ts'

/** Somebody's own places, in their order. They never leave this browser. */
export const myPlaces: StoredValue<readonly MyPlace[]> = storedValue<readonly MyPlace[]>('myPlaces', (found) =>
  Array.isArray(found) ? found.filter((place) => isMyPlace(place)).slice(0, MOST_MY_PLACES) : [],
)
