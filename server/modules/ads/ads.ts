import { adErrors as errors } from '#domain/ads/ad-errors.copy.ts'
import type { AdPlacement } from '#domain/ads/ad-slots.ts'
import { type AdInput, checkAd, isShownFrom } from '#domain/ads/check-ad.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { AdRow, NewAd } from './ad-record.ts'
import { clearPassed, endRunning, insertAd, selectAd, selectLatest, selectRunning } from './ads.queries.ts'

/** Ads in the slots of the portal (docs/product.md, section 19.8). Staff are refused with FORBIDDEN without the claim. */
export type Ads = {
  /** Those that visitors see. */
  running(): Promise<AdRow[]>
  /** Where ads run; what another process changes is known within a minute. */
  placements(): Promise<AdPlacement[]>
  latest(member: CallingMember): Promise<AdRow[]>
  /** The sites whose scripts are shown. */
  origins(member: CallingMember): readonly string[]
  /** Throws BAD_INPUT, and CONFLICT where another runs. The same again is that which runs. */
  create(member: CallingMember, input: AdInput & { reason: string }): Promise<AdRow>
  /** Throws BAD_INPUT and NOT_FOUND. What has ended stays ended. */
  end(member: CallingMember, ended: { id: number; reason: string }): Promise<AdRow>
}

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_LISTED = 500

export function adsOver(
  { database, clock, shortCache, staffActions }: PlatformServices & StaffServices,
  origins: readonly string[],
): Ads {
  // Counted, so that what this process changes is seen at once.
  let changes = 0

  const create = (member: CallingMember, ad: NewAd, reason: string): Promise<AdRow> =>
    database.transaction(async () => {
      await clearPassed(database, ad.placement, ad.startedAt)
      const row = await insertAd(database, ad)
      if (row === null) return sameOf(await selectRunning(database, ad.startedAt), ad)
      await staffActions.recordAct(member, { kind: 'createAd', thingId: row.id, reason })
      return row
    })

  /** What a site that is configured no more has left is not shown. */
  const shown = async (): Promise<AdRow[]> => {
    const running = await selectRunning(database, clock())
    return running.filter((ad) => isShownFrom(origins, ad))
  }

  return {
    running: shown,
    async placements() {
      const { running } = await shortCache(`ads ${changes}`, async () => ({ running: await shown() }))
      return running.map(({ placement }) => placement)
    },
    async latest(member) {
      requireAdStaff(member)
      return selectLatest(database, clock(), MOST_LISTED)
    },
    origins(member) {
      requireAdStaff(member)
      return origins
    },
    async create(member, { reason, ...input }) {
      requireAdStaff(member)
      const checked = checkAd(input, origins)
      if ('field' in checked) throw new PortalError('BAD_INPUT', checked.message, { field: checked.field })
      const { days, ...content } = checked
      const startedAt = clock()
      const ad = { ...content, startedAt, endsAt: new Date(startedAt.getTime() + days * DAY_MS) }
      const row = await create(member, ad, requireReason(reason))
      changes += 1
      return row
    },
    async end(member, { id, reason: given }) {
      requireAdStaff(member)
      const reason = requireReason(given)
      const row = await database.transaction(async () => {
        const ended = await endRunning(database, id, clock())
        if (ended === null) return selectAd(database, id)
        await staffActions.recordAct(member, { kind: 'endAd', thingId: id, reason })
        return ended
      })
      changes += 1
      if (row === null) throw new PortalError('NOT_FOUND', errors.noAd, { field: 'id' })
      return row
    },
  }
}

function requireAdStaff({ claims }: CallingMember): void {
  if (!hasClaim(claims, 'listings_permission', 'CanManageAny')) throw new PortalError('FORBIDDEN', errors.notStaff)
}

function requireReason(given: string): string {
  const reason = decisionReasonOf(given)
  if (reason === null)
    throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
  return reason
}

/** The ad that runs in place of a new one, where it is the same. */
function sameOf(running: AdRow[], { placement, advertiser, text, action, href, script }: NewAd): AdRow {
  const standing = running.find((ad) => ad.placement === placement)
  const isSame =
    standing !== undefined &&
    JSON.stringify([advertiser, text, action, href, script]) ===
      JSON.stringify([standing.advertiser, standing.text, standing.action, standing.href, standing.script])
  if (!isSame) throw new PortalError('CONFLICT', errors.taken, { field: 'placement' })
  return standing
}
