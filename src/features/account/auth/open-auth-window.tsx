import type { AuthRequest } from '#src/shared/session/auth-request.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { startAuth } from './auth-actor.ts'
import { AuthWindow } from './auth-window.tsx'

let open: ((request: AuthRequest) => void) | null = null

/** Opens the window for signing in; it is made the first time and stays. */
export function openAuthWindow(request: AuthRequest, onAuthenticated: (location: string) => void): void {
  open ??= makeWindow(onAuthenticated)
  open(request)
}

function makeWindow(onAuthenticated: (location: string) => void) {
  const place = document.createElement('div')
  document.body.append(place)
  const auth = startAuth({ onAuthenticated })
  showInRegion(place, <AuthWindow actor={auth.actor} />)
  return auth.open
}
