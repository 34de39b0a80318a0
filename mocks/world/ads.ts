import type { AdPlacement } from '#domain/ads/ad-slots.ts'

export type AdRecord = {
  id: number
  placement: AdPlacement
  advertiser: string
  text: string | null
  action: string | null
  href: string | null
  script: string | null
  startedAt: Date
  endsAt: Date
  isOver: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** One runs, and one has ended. */
export const adsOf = (now: Date): AdRecord[] => [
  {
    id: 1,
    placement: 'home-end',
    advertiser: 'Fitzroy Conveyancing',
    text: 'Buying? We read the contract with you.',
    action: 'Book a call',
    href: 'https://conveyancing.example/call',
    script: null,
    startedAt: daysFrom(now, -1),
    endsAt: daysFrom(now, 13),
    isOver: false,
  },
  {
    id: 2,
    placement: 'blog-top',
    advertiser: 'Homely',
    text: 'Apartments that nobody has lived in yet.',
    action: 'See them',
    href: '/new-apartments',
    script: null,
    startedAt: daysFrom(now, -9),
    endsAt: daysFrom(now, -2),
    isOver: true,
  },
]

/** The sites whose scripts are shown. */
export const mockAdOrigins: string[] = ['https://scripts.example']
