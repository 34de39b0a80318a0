import { storedValue } from '#src/shared/storage/stored-value.ts'

/** The member who turned notifications on in this browser; null for nobody. */
export const subscribedMember = storedValue<number | null>('pushMember', (found) =>
  typeof found === 'number' ? found : null,
)
