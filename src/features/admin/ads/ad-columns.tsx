import { isAdPlacement } from '#domain/ads/ad-slots.ts'
import { formatStaffAdUrl } from '#domain/staff/ads-url.ts'
import type { AdColumns_AdFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import type { StaffColumn } from '../table/table-view.ts'
import { staffAdsCopy as copy } from './ads.copy.ts'

export type FoundAd = AdColumns_AdFragment

export const placeOf = ({ ad: { placement } }: FoundAd): string =>
  isAdPlacement(placement) ? copy.placements[placement] : placement

export const wordsOf = ({ ad: { text, action, script } }: FoundAd): string => script ?? `${text} ${action}`

export const standingOf = ({ isRunning }: FoundAd): string =>
  isRunning ? copy.standings.running : copy.standings.ended

const moment = (instant: string) => <time dateTime={instant}>{momentText(instant)}</time>

const standings = Object.values(copy.standings).map((label) => ({ value: label, label }))

export const adColumns: readonly StaffColumn<FoundAd>[] = [
  {
    id: 'advertiser',
    title: copy.columns.advertiser,
    value: ({ ad }) => ad.advertiser,
    cell: ({ ad }) => <Link href={formatStaffAdUrl(ad.id)}>{ad.advertiser}</Link>,
    isSortable: true,
    filter: 'text',
  },
  { id: 'place', title: copy.columns.place, value: placeOf, isSortable: true },
  { id: 'what', title: copy.columns.what, value: wordsOf },
  { id: 'standing', title: copy.columns.standing, value: standingOf, isSortable: true, filter: standings },
  {
    id: 'started',
    title: copy.columns.started,
    value: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => moment(startedAt),
    isSortable: true,
  },
  {
    id: 'ends',
    title: copy.columns.ends,
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt }) => moment(endsAt),
    isSortable: true,
  },
]
