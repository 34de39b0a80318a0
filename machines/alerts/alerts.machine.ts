import { createChangeQueue } from '../change-queue/change-queue.ts'

export type AlertChangeKind = 'pause' | 'resume' | 'delete' | 'undoDelete' | 'markSeen'
/** What a member wants done with one alert; `name` is what is said of it once it is gone. */
export type AlertChange = { id: string; name: string; kind: AlertChangeKind }

/**
 * The alerts of a member for as long as a page shows them: read, then changed one after the other.
 * Never two requests in flight; a second change of an alert whose change is not done yet is not taken. A change that is asked for
 * while they are read waits for that, for what is read may be shown already; after a reading that failed it has them read again. A
 * change that failed leaves the alert as it was and is told until it is tried again or dismissed. Reading again keeps what is shown.
 * What an alert is made of is the query's, not this machine's. Owned by the pages of alerts.
 */
export const alertsMachine = createChangeQueue<AlertChange>('alerts')
