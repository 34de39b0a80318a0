import { readSession } from '#src/shared/session/session-view.ts'
import { hiddenListingsKey } from '#src/shared/storage/storage-keys.ts'

/** Once it is known who is there, what other members hide is removed from this device, but for what the server has still to hear. */
export function removeHiddenOfOthers(): void {
  const session = readSession()
  if (session.status === 'unknown') return
  const own = hiddenListingsKey(session.status === 'member' ? session.member.id : 'anonymous')
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== own && /^hiddenListings:\d+$/.test(key)) localStorage.removeItem(key)
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
