import { createRandom, type Random } from '#demo/data/random/random.ts'
import { isPublicHoliday } from '#demo/data/time/public-holidays.ts'
import { dayText, instantAt, type LocalDay, longDayText, nextWeekday, weekNumberOf } from '#demo/data/time/local-day.ts'

const SATURDAY = 6
/** Auctions are held within so many weeks; when one is over, the home comes up again as many weeks later. */
const AUCTION_WEEKS = 5
const INSPECTION_DAYS = 14

export type DemoInspection = { startsAt: Date; endsAt: Date; localDate: string }

export type ScheduleRequest = {
  seed: string
  listingId: number
  /** Today, where the property stands. */
  today: LocalDay
  timeZone: string
  isRental: boolean
  isUnderOffer: boolean
  saleMethod: string | null
}

export type Schedule = { auctionAt: Date | null; inspections: DemoInspection[] }

/**
 * When a home on the market is auctioned and open, from tomorrow on (inspections also today): a function of the listing
 * and of the day, so that the demonstration can be brought to another day without a memory. Weekday and hour stay; what
 * is over comes again.
 */
export function scheduleOf(request: ScheduleRequest): Schedule {
  const random = createRandom(request.seed, 'schedule', request.listingId)
  const auction = request.saleMethod === 'auction' ? auctionTime(random, request) : null
  const auctionAt = auction === null ? null : instantAt(auction.day, auction.minutes, request.timeZone)
  const slots = drawSlots(random, request)
  const inspections = slots.flatMap((slot) => occurrencesOf(slot, request))
  if (auction !== null) inspections.push(...beforeAuction(auction, request))
  return { auctionAt, inspections: tidied(inspections, auctionAt) }
}

/** Saturdays between nine and half past three, on the half hour; where that is a public holiday, the week after. */
function auctionTime(random: Random, { today }: ScheduleRequest): { day: LocalDay; minutes: number } {
  const turn = random.whole(0, AUCTION_WEEKS - 1)
  const minutes = 9 * 60 + random.whole(0, 13) * 30
  const isDue = (saturday: LocalDay): boolean => weekNumberOf(saturday) % AUCTION_WEEKS === turn
  let day = nextWeekday(today + 1, SATURDAY)
  while (isPublicHoliday(day) || !(isDue(day) || (isPublicHoliday(day - 7) && isDue(day - 7)))) day += 7
  return { day, minutes }
}

type Slot = { weekday: number; minutes: number; length: number; isEveryWeek: boolean }

function drawSlots(random: Random, request: ScheduleRequest): Slot[] {
  const share = request.isUnderOffer ? 0.2 : request.saleMethod === 'auction' ? 1 : request.isRental ? 0.66 : 0.56
  if (!random.chance(share)) return []
  const isEveryWeek = random.chance(0.55)
  const slots: Slot[] = []
  if (!request.isRental || random.chance(0.62)) {
    slots.push({ weekday: SATURDAY, minutes: 9 * 60 + random.whole(0, 24) * 15, length: 30, isEveryWeek })
  }
  if (slots.length === 0 || random.chance(0.34)) {
    const isLunch = request.isRental && random.chance(0.4)
    const minutes = isLunch ? 12 * 60 + random.whole(0, 4) * 15 : 16 * 60 + 30 + random.whole(0, 6) * 15
    slots.push({ weekday: random.whole(1, 5), minutes, length: request.isRental ? 15 : 30, isEveryWeek })
  }
  if (random.chance(0.07))
    slots.push({ weekday: 0, minutes: 11 * 60 + random.whole(0, 8) * 15, length: 30, isEveryWeek })
  return slots
}

/** The next time, and when it is open every week the time after. */
function occurrencesOf(slot: Slot, { today, timeZone }: ScheduleRequest): DemoInspection[] {
  const first = nextWeekday(today, slot.weekday)
  const days = slot.isEveryWeek && first + 7 < today + INSPECTION_DAYS ? [first, first + 7] : [first]
  return days
    .filter((day) => !isPublicHoliday(day))
    .map((day) => inspectionOn(day, slot.minutes, slot.length, timeZone))
}

/** Open for the half hour before the hammer, so that nobody bids unseen. */
const beforeAuction = (
  auction: { day: LocalDay; minutes: number },
  { timeZone }: ScheduleRequest,
): DemoInspection[] => [inspectionOn(auction.day, auction.minutes - 30, 30, timeZone)]

const inspectionOn = (day: LocalDay, minutes: number, length: number, timeZone: string): DemoInspection => ({
  startsAt: instantAt(day, minutes, timeZone),
  endsAt: instantAt(day, minutes + length, timeZone),
  localDate: dayText(day),
})

/** In order, none at the same time, none after the auction. */
function tidied(inspections: DemoInspection[], auctionAt: Date | null): DemoInspection[] {
  const inOrder = inspections
    .filter(({ endsAt }) => auctionAt === null || endsAt <= auctionAt)
    .sort((left, right) => left.startsAt.getTime() - right.startsAt.getTime())
  return inOrder.filter(({ startsAt }, index) => {
    const before = inOrder[index - 1]
    return before === undefined || before.endsAt <= startsAt
  })
}

/** "3 pm, Thursday 10 December": when expressions of interest or tenders close, two to six weeks on, a Thursday. */
export function closingText(seed: string, listingId: number, today: LocalDay): string {
  const random = createRandom(seed, 'closing', listingId)
  const turn = random.whole(0, 4)
  const hour = random.whole(2, 5)
  const first = nextWeekday(today + 5, 4)
  const waiting = (turn - (weekNumberOf(first) % 5) + 5) % 5
  return `${hour} pm, ${longDayText(first + waiting * 7)}`
}
