import type { LocateOutput } from '#machines/current-location/current-location.machine.ts'
import { positionHere } from '#src/shared/locations/position-here.ts'
import { rememberSharing } from './location-permission.ts'

/** Where the browser says that it is; whether it told is remembered. */
export async function locateInBrowser(): Promise<LocateOutput> {
  const here = await positionHere()
  if (here.ok) rememberSharing(true)
  else if (here.reason === 'REFUSED') rememberSharing(false)
  return here
}
