import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { findCompany, findOffice } from './found-offices.queries.ts'
import { requireManaging } from './managing-staff.ts'
import { lockBoth, moveOffices, moveSettings, setClosedAt, setMerged } from './merged-offices.queries.ts'
import { agentIdsOf, belongingsOf } from './office-belongings.queries.ts'
import type { StaffCompanyRow, StaffOfficeRow } from './staff-office-record.ts'
import type { StaffOfficesParts } from './staff-offices-parts.ts'

type Acting = { revision: number; reason: string }
type OfficeActing = Acting & { officeId: number; act: 'close' | 'merge' | 'open'; intoId: number | null }
type CompanyActing = Acting & { companyId: number; intoId: number }

/** Closes, opens and merges. Throws FORBIDDEN, SIGN_IN_AGAIN, BAD_INPUT, NOT_FOUND and CONFLICT; what is so already stays so. */
export type OfficeActs = {
  act(staff: CallingMember, acting: OfficeActing): Promise<StaffOfficeRow>
  mergeCompany(staff: CallingMember, acting: CompanyActing): Promise<StaffCompanyRow>
}

type Act<Acted> = { staffId: number; reason: string } & Acted

export function officeActs(parts: StaffOfficesParts): OfficeActs {
  const { database, clock } = parts
  return {
    async act(staff, { officeId, act, intoId, ...acting }) {
      const reason = requireManaging(staff, acting.reason, clock())
      const asked = { staffId: staff.memberId, reason, officeId, revision: acting.revision }
      await database.transaction(() =>
        act === 'merge' ? merged(parts, { ...asked, intoId }) : opened(parts, { ...asked, isClosed: act === 'close' }),
      )
      return officeOf(parts, officeId)
    },
    async mergeCompany(staff, { companyId, intoId, revision, reason: given }) {
      const reason = requireManaging(staff, given, clock())
      await database.transaction(() =>
        mergedCompany(parts, { staffId: staff.memberId, reason, companyId, intoId, revision }),
      )
      return companyOf(parts, companyId)
    },
  }
}

async function opened(
  { database, clock, staffActions, refreshOffices, notifyOfficesChanged }: StaffOfficesParts,
  { staffId, reason, officeId, revision, isClosed }: Act<{ officeId: number; revision: number; isClosed: boolean }>,
): Promise<void> {
  await lockBoth(database, 'office', [officeId])
  const office = await officeOf({ database }, officeId)
  if (office.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.officeMerged)
  if ((office.closedAt !== null) === isClosed) return
  requireRevision(office, revision)
  if (isClosed) {
    const own = await belongingsOf(database, officeId)
    if (own.onMarket + own.agents + own.feedKeys > 0) throw new PortalError('CONFLICT', errors.inUse(own))
  }
  await setClosedAt(database, officeId, isClosed ? clock() : null)
  await staffActions.record({ staffId, kind: isClosed ? 'closeOffice' : 'openOffice', thingId: officeId, reason })
  await refreshOffices([officeId])
  await notifyOfficesChanged()
}

async function merged(
  parts: StaffOfficesParts,
  { staffId, reason, officeId, intoId, revision }: Act<{ officeId: number; intoId: number | null; revision: number }>,
): Promise<void> {
  const { database, staffActions, listingChanges, refreshAgents, refreshOffices, notifyOfficesChanged } = parts
  if (intoId === null) throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'intoId' })
  if (intoId === officeId) throw new PortalError('BAD_INPUT', errors.itself, { field: 'intoId' })
  await lockBoth(database, 'office', [officeId, intoId])
  const office = await officeOf(parts, officeId)
  const target = await findOffice(database, intoId)
  if (target === null) throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'intoId' })
  if (office.mergedIntoId === intoId) return
  if (office.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.officeMerged)
  if (target.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.targetMerged, { field: 'intoId' })
  if (target.closedAt !== null) throw new PortalError('CONFLICT', errors.targetClosed, { field: 'intoId' })
  requireRevision(office, revision)
  const agentIds = await agentIdsOf(database, officeId)
  await setMerged(database, 'office', officeId, intoId)
  await moveSettings(database, officeId, intoId)
  const changes = [{ field: 'office', before: String(officeId), after: String(intoId) }]
  await staffActions.record({ staffId, kind: 'mergeOffice', thingId: officeId, reason, changes })
  await staffActions.record({ staffId, kind: 'mergeOffice', thingId: intoId, reason, changes })
  await listingChanges.moveToOffice(officeId, intoId)
  await refreshAgents(agentIds)
  await refreshOffices([officeId, intoId])
  await notifyOfficesChanged()
}

async function mergedCompany(
  parts: StaffOfficesParts,
  { staffId, reason, companyId, intoId, revision }: Act<{ companyId: number; intoId: number; revision: number }>,
): Promise<void> {
  const { database, staffActions } = parts
  if (intoId === companyId) throw new PortalError('BAD_INPUT', errors.itself, { field: 'intoId' })
  await lockBoth(database, 'company', [companyId, intoId])
  const company = await companyOf(parts, companyId)
  const target = await findCompany(database, intoId)
  if (target === null) throw new PortalError('BAD_INPUT', errors.noTarget, { field: 'intoId' })
  if (company.mergedIntoId === intoId) return
  if (company.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.companyMerged)
  if (target.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.targetMerged, { field: 'intoId' })
  requireRevision(company, revision)
  await setMerged(database, 'company', companyId, intoId)
  await moveOffices(database, companyId, intoId)
  const changes = [{ field: 'company', before: String(companyId), after: String(intoId) }]
  await staffActions.record({ staffId, kind: 'mergeCompany', thingId: companyId, reason, changes })
  await staffActions.record({ staffId, kind: 'mergeCompany', thingId: intoId, reason, changes })
}

function requireRevision(read: { revision: number }, revision: number): void {
  if (read.revision !== revision) throw new PortalError('CONFLICT', errors.changed)
}

async function officeOf({ database }: Pick<StaffOfficesParts, 'database'>, id: number): Promise<StaffOfficeRow> {
  const office = await findOffice(database, id)
  if (office === null) throw new PortalError('NOT_FOUND', errors.noOffice, { field: 'officeId' })
  return office
}

async function companyOf({ database }: StaffOfficesParts, id: number): Promise<StaffCompanyRow> {
  const company = await findCompany(database, id)
  if (company === null) throw new PortalError('NOT_FOUND', errors.noCompany, { field: 'companyId' })
  return company
}
