import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import {
  changesForLog,
  MOST_ALIKE,
  type OfficeDetails,
  officeErrors,
  tidyOffice,
} from '#domain/staff/manage-offices.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { findCompany, findOffice, officesAlike } from './found-offices.queries.ts'
import { requireManaging, requireNone } from './managing-staff.ts'
import { officeEmailMail } from './office-email-mail.ts'
import { claimNumber, createdUnder, insertOffice, lockRow, updateOffice } from './saved-offices.queries.ts'
import type { Saving, StaffOfficeRow } from './staff-office-record.ts'
import type { StaffOfficesParts } from './staff-offices-parts.ts'

type SavedOffice = { office: StaffOfficeRow; alike: [] } | { office: null; alike: StaffOfficeRow[] }

/** Adds and corrects offices. Throws FORBIDDEN, SIGN_IN_AGAIN, BAD_INPUT, NOT_FOUND, and CONFLICT for what somebody else changed meanwhile. */
export type SavedOffices = {
  save(staff: CallingMember, saving: Saving & { officeId: number | null; details: OfficeDetails }): Promise<SavedOffice>
}

/** `origin`: scheme and host for links in mails. */
type SavingParts = StaffOfficesParts & { origin: string }

type Save = Saving & { staffId: number; details: OfficeDetails; suburb: PlaceRecord }

export function savedOffices(parts: SavingParts): SavedOffices {
  const { database, clock, places } = parts
  return {
    async save(staff, { officeId, details: given, ...saving }) {
      const reason = requireManaging(staff, saving.reason, clock())
      const typed = tidyOffice(given)
      requireNone(officeErrors(typed))
      const suburb = await places.byUri(typed.suburbUri)
      if (suburb?.type !== 'suburb') throw new PortalError('BAD_INPUT', errors.suburb, { field: 'suburbUri' })
      // It may have been named by another of its names.
      const details = { ...typed, suburbUri: suburb.uri }
      const save = { ...saving, reason, details, suburb, staffId: staff.memberId }
      return database.transaction(async () => {
        await lockRow(database, 'location', suburb.id)
        return officeId === null ? added(parts, save) : corrected(parts, officeId, save)
      })
    },
  }
}

async function added(parts: SavingParts, save: Save): Promise<SavedOffice> {
  const { database, staffActions, refreshOffices, notifyOfficesChanged } = parts
  const { staffId, details, suburb, reason } = save
  const creation = { staffId, key: checkedKey(save.idempotencyKey), thing: 'office' } as const
  const first = await createdUnder(database, creation)
  if (first !== null) return saved(parts, first.thing === 'office' ? first.thingId : null)
  await requireCompany(parts, details.companyId)
  const alike = await alikeUnlessMeant(parts, save, null)
  if (alike.length > 0) return { office: null, alike }
  const id = await claimNumber(database, creation)
  if (id === null) return added(parts, save)
  await insertOffice(database, id, { ...details, suburbId: suburb.id })
  const changes = changesForLog(NO_DETAILS, details)
  await staffActions.record({ staffId, kind: 'createOffice', thingId: id, reason, changes })
  await refreshOffices([id])
  await notifyOfficesChanged()
  return saved(parts, id)
}

async function corrected(parts: SavingParts, id: number, save: Save): Promise<SavedOffice> {
  const { database, places, staffActions, mail, origin, refreshOffices, notifyOfficesChanged } = parts
  const { staffId, details, suburb, reason } = save
  await lockRow(database, 'office', id)
  const office = await findOffice(database, id)
  if (office === null) throw new PortalError('NOT_FOUND', errors.noOffice, { field: 'officeId' })
  if (office.mergedIntoId !== null) throw new PortalError('CONFLICT', errors.officeMerged)
  const former = await places.byId(office.suburbId)
  const before = detailsOf(office, former?.uri ?? '')
  const changes = changesForLog(before, details)
  // A repeat after a lost answer changes nothing.
  if (changes.length === 0) return { office, alike: [] }
  if (office.revision !== save.revision) throw new PortalError('CONFLICT', errors.changed)
  if (before.companyId !== details.companyId) await requireCompany(parts, details.companyId)
  const isNamedAnew = changes.some(({ field }) => field === 'name' || field === 'suburbUri')
  const alike = isNamedAnew ? await alikeUnlessMeant(parts, save, id) : []
  if (alike.length > 0) return { office: null, alike }
  await updateOffice(database, id, { ...details, suburbId: suburb.id })
  await staffActions.record({ staffId, kind: 'changeOffice', thingId: id, reason, changes })
  const isOtherEmail = before.email !== '' && before.email !== details.email
  if (isOtherEmail) await mail.queue(officeEmailMail(office.name, before.email, origin))
  await refreshOffices([id])
  await notifyOfficesChanged()
  return saved(parts, id)
}

async function saved({ database }: StaffOfficesParts, id: number | null): Promise<SavedOffice> {
  const office = id === null ? null : await findOffice(database, id)
  if (office === null) throw new PortalError('BAD_INPUT', errors.otherCreation, { field: 'idempotencyKey' })
  return { office, alike: [] }
}

const alikeUnlessMeant = async (
  { database }: StaffOfficesParts,
  { isMeant, details: { name }, suburb }: Save,
  id: number | null,
): Promise<StaffOfficeRow[]> => (isMeant ? [] : officesAlike(database, { id, name, suburbId: suburb.id }, MOST_ALIKE))

async function requireCompany({ database }: StaffOfficesParts, id: number | null): Promise<void> {
  if (id === null) return
  await lockRow(database, 'company', id)
  const company = await findCompany(database, id)
  if (company === null || company.mergedIntoId !== null)
    throw new PortalError('BAD_INPUT', errors.company, { field: 'companyId' })
}

const detailsOf = (
  { name, company, address, phone, email, website }: StaffOfficeRow,
  suburbUri: string,
): OfficeDetails => ({ name, companyId: company?.id ?? null, address, suburbUri, phone, email, website })

const NO_DETAILS: OfficeDetails = {
  name: '',
  companyId: null,
  address: '',
  suburbUri: '',
  phone: '',
  email: '',
  website: '',
}
