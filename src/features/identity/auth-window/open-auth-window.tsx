import { createRoot } from 'react-dom/client'
import type { AuthRequest } from '#src/property/session/session-events.ts'
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
  createRoot(place).render(<AuthWindow actor={auth.actor} />)
  return auth.open
}
