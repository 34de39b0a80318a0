import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { deviceSubscriptionText } from '#src/shared/notifications/device-push.ts'
import { pushBrowser } from '#src/shared/notifications/push-browser.ts'
import { subscribedMember } from './subscribed-member.ts'

/** Notifications end with a session; whoever turned them on in this browser gets them again after logging in. */
export default function renewSubscription({ memberId }: { memberId: number }): void {
  if (subscribedMember.read() === memberId) void renew()
}

async function renew(): Promise<void> {
  const body = await deviceSubscriptionText(pushBrowser).catch(() => null)
  if (body !== null) await resultOf((signal) => legacy.PUT('/user/push/subscriptions', { body, signal }))
}
