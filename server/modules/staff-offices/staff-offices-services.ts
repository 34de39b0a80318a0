import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { FoundOffices } from './found-offices.ts'
import type { OfficeActs } from './office-acts.ts'
import type { OfficePeople } from './office-people.ts'
import type { SavedCompanies } from './saved-companies.ts'
import type { SavedOffices } from './saved-offices.ts'
import type { StaffOfficesParts } from './staff-offices-parts.ts'

type StaffOfficesServices = {
  foundOffices: FoundOffices
  savedOffices: SavedOffices
  savedCompanies: SavedCompanies
  officeActs: OfficeActs
  officePeople: OfficePeople
}

export const staffOffices = moduleNamed<StaffOfficesServices>('staff-offices')

export type StaffOfficesContext = GraphContext<StaffOfficesParts & StaffOfficesServices>
