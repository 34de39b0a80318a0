import { sendKeptWishes } from './send-kept-wishes.ts'

/** Whoever pressed Follow without an account follows once they have one, on whatever page that is. */
export default function sendWishesOfNobody({ memberId }: { memberId: number }): void {
  void sendKeptWishes(memberId)
}
