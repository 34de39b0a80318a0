import { adErrors as errors } from '#domain/ads/ad-errors.copy.ts'
import { type AdInput, checkAd } from '#domain/ads/check-ad.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { type AdRecord, mockAdOrigins } from '../world/ads.ts'
import { find, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'
import { recordStaffAction } from './staff-actions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const adQueries = ({ world }: MockPortal, headers: Headers) => ({
  ads: () => runningAds(world).toSorted((left, right) => (left.placement < right.placement ? -1 : 1)),
  adOrigins(): string[] {
    requireAdStaff(world, headers)
    return mockAdOrigins
  },
  staffAds() {
    requireAdStaff(world, headers)
    return world.ads
      .getAll()
      .toSorted(
        (left, right) =>
          Number(isRunning(world, right)) - Number(isRunning(world, left)) ||
          right.startedAt.getTime() - left.startedAt.getTime() ||
          right.id - left.id,
      )
      .map((ad) => staffAd(world, ad))
  },
})

export const adMutations = ({ world }: MockPortal, headers: Headers) => ({
  createAd({ input: { reason: given, ...input } }: { input: AdInput & { reason: string } }) {
    const { id: staffId } = requireAdStaff(world, headers)
    requireRecentSignIn(world, headers)
    const checked = checkAd(input, mockAdOrigins)
    if ('field' in checked) throw new Refusal('BAD_INPUT', checked.message, checked.field)
    const reason = reasonOf(given)
    const { days, kind: _kind, ...content } = checked
    const standing = runningAds(world).find(({ placement }) => placement === content.placement)
    if (standing !== undefined) return { ad: staffAd(world, sameAs(standing, content)) }
    const ad = {
      ...content,
      id: nextId(world.ads),
      startedAt: world.now,
      endsAt: new Date(world.now.getTime() + days * DAY_MS),
      isOver: false,
    }
    world.ads.create(ad)
    recordStaffAction(world, { staffId, kind: 'createAd', thingId: ad.id, reason })
    return { ad: staffAd(world, ad) }
  },
  endAd({ input: { id, reason: given } }: { input: { id: number; reason: string } }) {
    const { id: staffId } = requireAdStaff(world, headers)
    requireRecentSignIn(world, headers)
    const reason = reasonOf(given)
    const ad = required(find(world.ads, { id }), errors.noAd, 'id')
    if (!isRunning(world, ad)) return { ad: staffAd(world, ad) }
    const ended = { isOver: true, endsAt: world.now }
    update(world.ads, { id }, ended)
    recordStaffAction(world, { staffId, kind: 'endAd', thingId: id, reason })
    return { ad: staffAd(world, { ...ad, ...ended }) }
  },
})

const isRunning = ({ now }: World, { isOver, endsAt }: AdRecord): boolean => !isOver && endsAt > now

const runningAds = (world: World): AdRecord[] => world.ads.getAll().filter((ad) => isRunning(world, ad))

const staffAd = (world: World, ad: AdRecord) => ({
  ad,
  startedAt: ad.startedAt.toISOString(),
  endsAt: ad.endsAt.toISOString(),
  isRunning: isRunning(world, ad),
})

function requireAdStaff(world: World, headers: Headers) {
  const member = requireCaller(world, headers)
  if (!hasClaim(member.claims, 'listings_permission', 'CanManageAny')) throw new Refusal('FORBIDDEN', errors.notStaff)
  return member
}

function reasonOf(given: string): string {
  const reason = decisionReasonOf(given)
  if (reason === null) throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
  return reason
}

/** The ad that stands where another is to be, where they are the same. */
function sameAs(standing: AdRecord, wanted: Pick<AdRecord, 'advertiser' | 'text' | 'action' | 'href' | 'script'>) {
  const partsOf = ({ advertiser, text, action, href, script }: typeof wanted) =>
    JSON.stringify([advertiser, text, action, href, script])
  if (partsOf(standing) !== partsOf(wanted)) throw new Refusal('CONFLICT', errors.taken, 'placement')
  return standing
}
