import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import { LEAST_OF_NAME, mayManageOffices, type OfficeStanding, standingOfOffice } from '#domain/staff/manage-offices.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal } from '../refusal.ts'
import { presentAgents, successorOf } from '../search/agents.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import { placeById } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { CompanyRecord, OfficeRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

type OfficeFilter = {
  id?: number | null
  name: string
  suburb: string
  stateCode?: StateCode | null
  company: string
  companyId?: number | null
  standing?: OfficeStanding | null
}
type CompanyFilter = { name: string; stateCode?: StateCode | null }

type Named = { id: number; name: string }
const byName = (left: Named, right: Named) => {
  const [first, second] = [left.name.toLowerCase(), right.name.toLowerCase()]
  return first === second ? 0 : first < second ? -1 : 1
}
const orders = {
  name: [byName, rising(({ id }: OfficeRecord) => id)],
  nameDescending: [(left: Named, right: Named) => byName(right, left), falling(({ id }: OfficeRecord) => id)],
  newest: [falling(({ id }: OfficeRecord) => id)],
  oldest: [rising(({ id }: OfficeRecord) => id)],
}

export const staffOfficeQueries = ({ world }: MockPortal, headers: Headers) => ({
  staffOffices({ filter, order, paging }: { filter: OfficeFilter; order: keyof typeof orders; paging: Paging }) {
    requireOfficeStaff(world, headers)
    const isWanted = wantedOffices(world, filter)
    const found = world.offices.getAll().filter(isWanted).toSorted(firstOf<OfficeRecord>(orders[order]))
    return pageOf(found, paging, (office) => staffOfficeView(world, office))
  },
  staffOffice({ id }: { id: number }) {
    requireOfficeStaff(world, headers)
    const office = find(world.offices, { id })
    return office === undefined ? null : staffOfficeView(world, office)
  },
  staffCompanies({ filter, paging }: { filter: CompanyFilter; paging: Paging }) {
    requireOfficeStaff(world, headers)
    const name = sought(filter.name, 'name')
    const found = findAll(world.companies, { mergedIntoId: null })
      .filter((company) => company.name.toLowerCase().startsWith(name))
      .filter(({ stateCode }) => filter.stateCode == null || stateCode === filter.stateCode)
    return pageOf(found.toSorted(byName), paging, (company) => staffCompanyView(world, company))
  },
  staffCompany({ id }: { id: number }) {
    requireOfficeStaff(world, headers)
    const company = find(world.companies, { id })
    return company === undefined ? null : staffCompanyView(world, company)
  },
})

function wantedOffices(world: World, filter: OfficeFilter): (office: OfficeRecord) => boolean {
  const { id, stateCode, companyId, standing } = filter
  const name = sought(filter.name, 'name')
  const suburb = sought(filter.suburb, 'suburb')
  const company = sought(filter.company, 'company')
  return (office) => {
    const place = placeById(world, office.suburbId)
    const companyName = find(world.companies, { id: office.companyId ?? 0 })?.name ?? ''
    return (
      (id == null || office.id === id) &&
      office.name.toLowerCase().startsWith(name) &&
      place.name.toLowerCase().startsWith(suburb) &&
      (stateCode == null || place.stateCode === stateCode) &&
      companyName.toLowerCase().startsWith(company) &&
      (companyId == null || office.companyId === companyId) &&
      (standing == null || standing === standingOf(office))
    )
  }
}

function sought(typed: string, field: string): string {
  const text = typed.trim().toLowerCase()
  if (text === '' || [...text].length >= LEAST_OF_NAME) return text
  throw new Refusal('BAD_INPUT', errors.shortText, field)
}

const standingOf = ({ mergedIntoId, closedAt }: OfficeRecord) =>
  standingOfOffice({ mergedIntoId, isClosed: closedAt !== null })

export const staffCompanyView = (world: World, company: CompanyRecord) => ({
  ...company,
  officeCount: findAll(world.offices, { companyId: company.id, mergedIntoId: null }).length,
})

/** What is an office's, with what it took over. */
export function officeBelongings(world: World, officeId: number) {
  const isOwn = (id: number): boolean => {
    const office = find(world.offices, { id })
    return office !== undefined && successorOf(world, office).id === officeId
  }
  const listings = world.listings.getAll().filter((listing) => isOwn(listing.officeId))
  return {
    listings: listings.length,
    onMarket: listings.filter(
      ({ statusType, stateBefore }) =>
        statusType === 'available' || stateBefore === 'available' || stateBefore === 'underOffer',
    ).length,
    agents: presentAgents(world, officeId).length,
    drafts: world.listingDrafts.getAll().filter((draft) => isOwn(draft.officeId)).length,
    feedKeys: world.feedKeys.getAll().filter((key) => isOwn(key.officeId) && key.revokedAt === null).length,
  }
}

export function staffOfficeView(world: World, office: OfficeRecord) {
  const company = find(world.companies, { id: office.companyId ?? 0 })
  return {
    ...office,
    company: company === undefined ? null : staffCompanyView(world, company),
    suburb: () => locationView(world, placeById(world, office.suburbId)),
    phone: office.phone ?? '',
    email: office.email ?? '',
    website: office.website ?? '',
    people: () => presentAgents(world, office.id).toSorted(byName),
    belongings: () => officeBelongings(world, office.id),
    standing: standingOf(office),
    closedAt: office.closedAt?.toISOString() ?? null,
  }
}

function requireOfficeStaff(world: World, headers: Headers): MemberRecord {
  const caller = requireCaller(world, headers)
  if (!mayManageOffices(caller.claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
  return caller
}

/** Who changes offices, and why. */
export function requireManaging(world: World, headers: Headers, given: string) {
  const { id: staffId, agentId } = requireOfficeStaff(world, headers)
  requireRecentSignIn(world, headers)
  const reason = decisionReasonOf(given)
  if (reason !== null) return { staffId, agentId, reason }
  throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
}
