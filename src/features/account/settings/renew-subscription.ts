import { deviceSubscriptionText } from '#src/shared/push/device-push.ts'
import { pushBrowser } from '#src/shared/push/push-browser.ts'
import { pushClient } from './push-client.ts'
import { subscribedMember } from './subscribed-member.ts'

/** Notifications end with a session; whoever turned them on in this browser gets them again after logging in. */
export default function renewSubscription({ memberId }: { memberId: number }): void {
  if (subscribedMember.read() === memberId) void renew()
}

async function renew(): Promise<void> {
  const subscription = await deviceSubscriptionText(pushBrowser).catch(() => null)
  if (subscription !== null) await pushClient.saveSubscription(subscription)
}
