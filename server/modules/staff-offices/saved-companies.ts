import type { StateCode } from '#domain/lookups/states.ts'
import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import {
  changesForLog,
  type CompanyDetails,
  companyErrors,
  MOST_ALIKE,
  tidyCompany,
} from '#domain/staff/manage-offices.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { companiesAlike, findCompany } from './found-offices.queries.ts'
import { requireManaging, requireNone } from './managing-staff.ts'
import { claimNumber, createdUnder, insertCompany, lockRow, updateCompany } from './saved-offices.queries.ts'
import type { Saving, StaffCompanyRow } from './staff-office-record.ts'
import type { StaffOfficesParts } from './staff-offices-parts.ts'

type Details = CompanyDetails<StateCode>
type SavedCompany = { company: StaffCompanyRow; alike: [] } | { company: null; alike: StaffCompanyRow[] }

/** Adds and corrects companies; throws as SavedOffices does. */
export type SavedCompanies = {
  save(staff: CallingMember, saving: Saving & { companyId: number | null; details: Details }): Promise<SavedCompany>
}

type Save = Saving & { staffId: number; details: Details }

export function savedCompanies(parts: StaffOfficesParts): SavedCompanies {
  const { database, clock } = parts
  return {
    async save(staff, { companyId, details: given, ...saving }) {
      const reason = requireManaging(staff, saving.reason, clock())
      const details = tidyCompany(given)
      requireNone(companyErrors(details))
      const save = { ...saving, reason, details, staffId: staff.memberId }
      return database.transaction(() => (companyId === null ? added(parts, save) : corrected(parts, companyId, save)))
    },
  }
}

async function added(parts: StaffOfficesParts, save: Save): Promise<SavedCompany> {
  const { database, staffActions } = parts
  const { staffId, details, reason } = save
  const creation = { staffId, key: checkedKey(save.idempotencyKey), thing: 'company' } as const
  const first = await createdUnder(database, creation)
  if (first !== null) return saved(parts, first.thing === 'company' ? first.thingId : null)
  const alike = await alikeUnlessMeant(parts, save, null)
  if (alike.length > 0) return { company: null, alike }
  const id = await claimNumber(database, creation)
  if (id === null) return added(parts, save)
  await insertCompany(database, id, details)
  const changes = changesForLog({ name: '', stateCode: '' }, details)
  await staffActions.record({ staffId, kind: 'createCompany', thingId: id, reason, changes })
  return saved(parts, id)
}

async function corrected(parts: StaffOfficesParts, id: number, save: Save): Promise<SavedCompany> {
  const { database, staffActions } = parts
  const { staffId, details, reason } = save
  await lockRow(database, 'company', id)
  const company = await findCompany(database, id)
  if (company === null) throw new PortalError('NOT_FOUND', errors.noCompany, { field: 'companyId' })
  if (company.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.companyMerged)
  const changes = changesForLog({ name: company.name, stateCode: company.stateCode }, details)
  // A repeat after a lost answer changes nothing.
  if (changes.length === 0) return { company, alike: [] }
  if (company.revision !== save.revision) throw new PortalError('CONFLICT', errors.changed)
  const alike = await alikeUnlessMeant(parts, save, id)
  if (alike.length > 0) return { company: null, alike }
  await updateCompany(database, id, details)
  await staffActions.record({ staffId, kind: 'changeCompany', thingId: id, reason, changes })
  return saved(parts, id)
}

async function saved({ database }: StaffOfficesParts, id: number | null): Promise<SavedCompany> {
  const company = id === null ? null : await findCompany(database, id)
  if (company === null) throw new PortalError('BAD_INPUT', errors.otherCreation, { field: 'idempotencyKey' })
  return { company, alike: [] }
}

const alikeUnlessMeant = async (
  { database }: StaffOfficesParts,
  { isMeant, details }: Save,
  id: number | null,
): Promise<StaffCompanyRow[]> => (isMeant ? [] : companiesAlike(database, { id, ...details }, MOST_ALIKE))
