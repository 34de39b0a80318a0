import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, sessionOfServer, type SessionView } from './session-view.ts'

/** Who is there; changes when somebody signs in or out, in this tab or in another. */
export const useSession = (): SessionView => useSyncExternalStore(onSessionChange, readSession, sessionOfServer)
