import { storedValue } from '#src/shared/storage/stored-value.ts'

/** The uri of the place that somebody who was not logged in wants to follow; of this tab alone. */
export const placeToFollow = storedValue<string | null>(
  'placeToFollow',
  (found) => (typeof found === 'string' ? found : null),
  () => sessionStorage,
)
