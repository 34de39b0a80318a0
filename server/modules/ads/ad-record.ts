import type { AdPlacement } from '#domain/ads/ad-slots.ts'

export type AdRow = {
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

export type NewAd = Omit<AdRow, 'id' | 'isOver'>

export const isRunning = ({ isOver, endsAt }: AdRow, now: Date): boolean => !isOver && endsAt > now
