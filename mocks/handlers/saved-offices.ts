import type { StateCode } from '#domain/lookups/states.ts'
import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import {
  changesForLog,
  type CompanyDetails,
  companyErrors,
  MOST_ALIKE,
  type OfficeDetails,
  officeErrors,
  officeUris,
  PLAIN_BRAND_COLOUR,
  tidyCompany,
  tidyOffice,
} from '#domain/staff/manage-offices.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, required } from '../refusal.ts'
import { placeById } from '../search/places.ts'
import type { CompanyRecord, OfficeRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { recordStaffAction } from './staff-actions.ts'
import { requireManaging, staffCompanyView, staffOfficeView } from './staff-offices.ts'

type Saving = { revision: number; isMeant: boolean; reason: string; idempotencyKey?: string | null }
type OfficeInput = Omit<OfficeDetails, 'companyId'> & { companyId?: number | null }
type SaveOffice = Saving & { officeId?: number | null; office: OfficeInput }
type SaveCompany = Saving & { companyId?: number | null; company: CompanyDetails<StateCode> }
type Staff = { staffId: number; reason: string }

export const savedOfficeMutations = ({ world }: MockPortal, headers: Headers) => ({
  saveOffice({ input }: { input: SaveOffice }) {
    const staff = requireManaging(world, headers, input.reason)
    const details = tidyOffice({ ...input.office, companyId: input.office.companyId ?? null })
    requireNone(officeErrors(details))
    const suburb = world.places.getAll().find(({ uri, type }) => uri === details.suburbUri && type === 'suburb')
    if (suburb === undefined) throw new Refusal('BAD_INPUT', errors.suburb, 'suburbUri')
    return input.officeId == null
      ? addOffice(world, staff, { ...input, details, suburb })
      : correctOffice(world, staff, { ...input, officeId: input.officeId, details, suburb })
  },
  saveCompany({ input }: { input: SaveCompany }) {
    const staff = requireManaging(world, headers, input.reason)
    const details = tidyCompany(input.company)
    requireNone(companyErrors(details))
    return input.companyId == null
      ? addCompany(world, staff, { ...input, details })
      : correctCompany(world, staff, { ...input, companyId: input.companyId, details })
  },
})

type OfficeSave = Saving & { details: OfficeDetails; suburb: PlaceRecord }

function addOffice(world: World, { staffId, reason }: Staff, save: OfficeSave) {
  const { details, suburb } = save
  const key = checkedKey(save.idempotencyKey)
  const first = find(world.staffCreations, { key, staffId })
  if (first !== undefined) return officeSaved(world, first.thing === 'office' ? first.thingId : null)
  requireCompany(world, details.companyId)
  const alike = officesAlike(world, save, null)
  if (alike.length > 0) return { office: null, alike }
  const id = nextId(world.offices)
  const uris = officeUris(details.name, suburb.uri)
  const uri = uris.find((each) => find(world.offices, { uri: each }) === undefined) ?? ''
  const { suburbUri: _suburbUri, ...columns } = details
  world.offices.create({ ...NEW_OFFICE, ...columns, id, uri, suburbId: suburb.id })
  world.staffCreations.create({ key, staffId, thing: 'office', thingId: id })
  recordStaffAction(world, { staffId, kind: 'createOffice', thingId: id, reason })
  return officeSaved(world, id)
}

function correctOffice(world: World, { staffId, reason }: Staff, save: OfficeSave & { officeId: number }) {
  const { officeId: id, details, suburb, revision } = save
  const office = required(find(world.offices, { id }), errors.noOffice, 'officeId')
  if (office.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.officeMerged)
  const { suburbUri, ...columns } = details
  const before = { ...office, suburbUri: placeById(world, office.suburbId).uri }
  const [phone, email, website] = [office.phone ?? '', office.email ?? '', office.website ?? '']
  const changes = changesForLog({ ...before, phone, email, website }, details)
  if (changes.length === 0) return officeSaved(world, id)
  if (office.revision !== revision) throw new Refusal('CONFLICT', errors.changed)
  requireCompany(world, details.companyId)
  const isNamedAnew = office.name !== details.name || before.suburbUri !== suburbUri
  const alike = isNamedAnew ? officesAlike(world, save, id) : []
  if (alike.length > 0) return { office: null, alike }
  const isMoved = changes.some(({ field }) => field === 'address' || field === 'suburbUri')
  const latLong = isMoved ? null : office.latLong
  update(world.offices, { id }, { ...columns, latLong, suburbId: suburb.id, revision: revision + 1 })
  recordStaffAction(world, { staffId, kind: 'changeOffice', thingId: id, reason })
  return officeSaved(world, id)
}

const NEW_OFFICE: Omit<OfficeRecord, keyof OfficeDetails | 'id' | 'suburbId' | 'uri'> = {
  about: '',
  latLong: null,
  brandColour: PLAIN_BRAND_COLOUR,
  logoIdentifier: null,
  mergedIntoId: null,
  closedAt: null,
  revision: 0,
}

function requireCompany(world: World, id: number | null): void {
  if (id === null) return
  if (find(world.companies, { id })?.mergedIntoId !== null) throw new Refusal('BAD_INPUT', errors.company, 'companyId')
}

const officesAlike = (world: World, { isMeant, details, suburb }: OfficeSave, id: number | null) =>
  isMeant
    ? []
    : findAll(world.offices, { suburbId: suburb.id, mergedIntoId: null })
        .filter((other) => other.id !== id && isAlike(other, details))
        .slice(0, MOST_ALIKE)
        .map((office) => staffOfficeView(world, office))

const isAlike = (left: { name: string }, right: { name: string }): boolean =>
  left.name.toLowerCase() === right.name.toLowerCase()

function officeSaved(world: World, id: number | null) {
  const office = find(world.offices, { id: id ?? 0 })
  if (office === undefined) throw new Refusal('BAD_INPUT', errors.otherCreation, 'idempotencyKey')
  return { office: staffOfficeView(world, office), alike: [] }
}

type CompanySave = Saving & { details: CompanyDetails<StateCode> }

function addCompany(world: World, { staffId, reason }: Staff, save: CompanySave) {
  const key = checkedKey(save.idempotencyKey)
  const first = find(world.staffCreations, { key, staffId })
  if (first !== undefined) return companySaved(world, first.thing === 'company' ? first.thingId : null)
  const alike = companiesAlike(world, save, null)
  if (alike.length > 0) return { company: null, alike }
  const id = nextId(world.companies)
  world.companies.create({ ...save.details, id, mergedIntoId: null, revision: 0 })
  world.staffCreations.create({ key, staffId, thing: 'company', thingId: id })
  recordStaffAction(world, { staffId, kind: 'createCompany', thingId: id, reason })
  return companySaved(world, id)
}

function correctCompany(world: World, { staffId, reason }: Staff, save: CompanySave & { companyId: number }) {
  const { companyId: id, details, revision } = save
  const company = required(find(world.companies, { id }), errors.noCompany, 'companyId')
  if (company.mergedIntoId !== null) throw new Refusal('CONFLICT', errors.companyMerged)
  if (changesForLog(company, details).length === 0) return companySaved(world, id)
  if (company.revision !== revision) throw new Refusal('CONFLICT', errors.changed)
  const alike = companiesAlike(world, save, id)
  if (alike.length > 0) return { company: null, alike }
  update(world.companies, { id }, { ...details, revision: revision + 1 })
  recordStaffAction(world, { staffId, kind: 'changeCompany', thingId: id, reason })
  return companySaved(world, id)
}

const companiesAlike = (world: World, { isMeant, details }: CompanySave, id: number | null) =>
  isMeant
    ? []
    : findAll(world.companies, { stateCode: details.stateCode, mergedIntoId: null })
        .filter((other: CompanyRecord) => other.id !== id && isAlike(other, details))
        .slice(0, MOST_ALIKE)
        .map((company) => staffCompanyView(world, company))

function companySaved(world: World, id: number | null) {
  const company = find(world.companies, { id: id ?? 0 })
  if (company === undefined) throw new Refusal('BAD_INPUT', errors.otherCreation, 'idempotencyKey')
  return { company: staffCompanyView(world, company), alike: [] }
}

function requireNone([error]: readonly { field: string; message: string }[]): void {
  if (error !== undefined) throw new Refusal('BAD_INPUT', error.message, error.field)
}
