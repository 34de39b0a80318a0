import type { Database } from '#server/platform/database/database.ts'

export type RecentEnquiries = {
  fromSender: number
  firstFromSender: Date | null
  aboutListing: number
  firstAboutListing: Date | null
}

/** How many enquiries came after a moment from one sender and about one listing, and when the first of each came. */
export async function countRecentEnquiries(
  database: Database,
  { after, senderMark, listingId }: { after: Date; senderMark: string; listingId: number | null },
): Promise<RecentEnquiries | null> {
  const [row] = await database.query<RecentEnquiries>(COUNT_RECENT, [after, senderMark, listingId])
  return row ?? null
}

const COUNT_RECENT = `
  select count(*) filter (where sender_mark = $2) as "fromSender",
    min(received_at) filter (where sender_mark = $2) as "firstFromSender",
    count(*) filter (where listing_id = $3::int) as "aboutListing",
    min(received_at) filter (where listing_id = $3::int) as "firstAboutListing"
  from enquiry
  where received_at > $1 and (sender_mark = $2 or listing_id = $3::int)`
