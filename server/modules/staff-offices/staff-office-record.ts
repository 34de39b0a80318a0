import type { StateCode } from '#domain/lookups/states.ts'
import type { OfficeStanding } from '#domain/staff/manage-offices.ts'

export type StaffCompanyRow = {
  id: number
  name: string
  stateCode: StateCode
  officeCount: number
  mergedIntoId: number | null
  revision: number
}

export type StaffOfficeRow = {
  id: number
  uri: string
  name: string
  company: StaffCompanyRow | null
  address: string
  suburbId: number
  phone: string
  email: string
  website: string
  closedAt: Date | null
  mergedIntoId: number | null
  revision: number
}

export type OfficeAgentRow = { id: number; username: string; name: string; jobTitle: string; isPrincipal: boolean }

export type OfficeBelongings = { listings: number; onMarket: number; agents: number; drafts: number; feedKeys: number }

/** What staff look for; what is empty or null is any. */
export type OfficeFilter = {
  id: number | null
  name: string
  suburb: string
  stateCode: StateCode | null
  company: string
  companyId: number | null
  standing: OfficeStanding | null
}
export type CompanyFilter = { name: string; stateCode: StateCode | null }

export type OfficeOrder = 'name' | 'nameDescending' | 'newest' | 'oldest'
export type Page = { skip: number; take: number }

/** What a change is based on and why it is made. */
export type Saving = { revision: number; isMeant: boolean; reason: string; idempotencyKey: string | null }
