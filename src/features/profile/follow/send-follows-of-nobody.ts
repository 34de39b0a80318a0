import { sendPendingFollows } from './send-pending-follows.ts'

/** Whoever pressed Follow without an account follows once they have one, on whatever page that is. */
export default function sendFollowsOfNobody({ memberId }: { memberId: number }): void {
  void sendPendingFollows(memberId)
}
