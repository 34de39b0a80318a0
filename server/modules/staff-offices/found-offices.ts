import { manageOfficesErrors as errors } from '#domain/staff/manage-offices.copy.ts'
import { LEAST_OF_NAME } from '#domain/staff/manage-offices.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import {
  countCompanies,
  countOffices,
  findCompanies,
  findCompany,
  findOffice,
  findOffices,
} from './found-offices.queries.ts'
import { requireOfficeStaff } from './managing-staff.ts'
import type {
  CompanyFilter,
  OfficeFilter,
  OfficeOrder,
  Page,
  StaffCompanyRow,
  StaffOfficeRow,
} from './staff-office-record.ts'

/** Offices and companies as staff find them (docs/product.md, section 30). Throws FORBIDDEN without the claim, BAD_INPUT for too short a text. */
export type FoundOffices = {
  offices(
    staff: CallingMember,
    filter: OfficeFilter,
    page: Page & { order: OfficeOrder },
  ): Promise<{ total: number; results: StaffOfficeRow[] }>
  office(staff: CallingMember, id: number): Promise<StaffOfficeRow | null>
  companies(
    staff: CallingMember,
    filter: CompanyFilter,
    page: Page,
  ): Promise<{ total: number; results: StaffCompanyRow[] }>
  company(staff: CallingMember, id: number): Promise<StaffCompanyRow | null>
}

export function foundOffices(database: Database): FoundOffices {
  return {
    async offices(staff, filter, page) {
      requireOfficeStaff(staff)
      const [name, suburb, company] = [sought(filter, 'name'), sought(filter, 'suburb'), sought(filter, 'company')]
      const wanted = { ...filter, name, suburb, company }
      const [total, results] = await Promise.all([countOffices(database, wanted), findOffices(database, wanted, page)])
      return { total, results }
    },
    async office(staff, id) {
      requireOfficeStaff(staff)
      return findOffice(database, id)
    },
    async companies(staff, filter, page) {
      requireOfficeStaff(staff)
      const wanted = { ...filter, name: sought(filter, 'name') }
      const [total, results] = await Promise.all([
        countCompanies(database, wanted),
        findCompanies(database, wanted, page),
      ])
      return { total, results }
    },
    async company(staff, id) {
      requireOfficeStaff(staff)
      return findCompany(database, id)
    },
  }
}

/** A text as names are compared with it. */
function sought<Field extends string>(filter: Readonly<Record<Field, string>>, field: Field): string {
  const text = filter[field].trim().toLowerCase()
  if (text === '' || [...text].length >= LEAST_OF_NAME) return text
  throw new PortalError('BAD_INPUT', errors.shortText, { field })
}
