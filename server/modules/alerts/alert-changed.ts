import { ofMember } from '#server/platform/live/live-channel.ts'
import type { NewLiveEvent } from '#server/platform/live/live-events.queries.ts'

/** An alert was made, changed or deleted, found a home, or was seen. */
export const alertChanged = ({ alertId, memberId }: { alertId: number; memberId: number }): NewLiveEvent => ({
  kind: 'alerts.changed',
  topics: [ofMember('alerts', memberId)],
  data: { alertId },
})
