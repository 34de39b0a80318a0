import type { Permission } from '#machines/current-location/current-location.machine.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

/** Whether the browser gave a position last time; for browsers that do not tell what is permitted. */
const wasShared = storedValue('positionShared', (found) => found === true)

export const rememberSharing = (isShared: boolean): void => {
  if (wasShared.read() !== isShared) wasShared.write(isShared)
}

/** What the visitor decided about their position, without asking them. Rejects where the browser does. */
export async function readPermission(): Promise<Permission> {
  if (!('permissions' in navigator)) return wasShared.read() ? 'granted' : 'prompt'
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return state
}
