import { stateCodes } from '#domain/lookups/states.ts'
import { formatOfficeUrl } from '#domain/staff/offices-url.ts'
import type { OfficeColumns_OfficeFragment, StaffOfficeFilter, StaffOfficeOrder } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import type { StaffColumn, TableView } from '../table/table-view.ts'
import { CompanyLink, isLongEnough, stateChoices } from './company-columns.tsx'
import { officesCopy as copy } from './offices.copy.ts'

export type ListedOffice = OfficeColumns_OfficeFragment

const standings = ['open', 'closed', 'merged'] as const

export const officeColumns: readonly StaffColumn<ListedOffice>[] = [
  {
    id: 'name',
    title: copy.columns.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={formatOfficeUrl(id)}>{name}</Link>,
    isSortable: true,
    filter: 'text',
  },
  { id: 'number', title: copy.columns.number, value: ({ id }) => id, isSortable: true, filter: 'text' },
  { id: 'suburb', title: copy.columns.suburb, value: ({ suburb }) => suburb.name, filter: 'text' },
  { id: 'state', title: copy.columns.state, value: ({ suburb }) => suburb.stateCode, filter: stateChoices },
  {
    id: 'company',
    title: copy.columns.company,
    value: ({ company }) => company?.name,
    cell: ({ company }) => (company == null ? copy.noCompanyOf : <CompanyLink company={company} />),
    filter: 'text',
  },
  { id: 'companyNumber', title: copy.columns.companyNumber, value: ({ company }) => company?.id, filter: 'text' },
  {
    id: 'standing',
    title: copy.columns.standing,
    value: ({ standing }) => copy.standings[standing],
    filter: standings.map((value) => ({ value, label: copy.standings[value] })),
  },
  { id: 'address', title: copy.columns.address, value: ({ address }) => address },
  { id: 'phone', title: copy.columns.phone, value: ({ phone }) => phone },
  { id: 'email', title: copy.columns.email, value: ({ email }) => email },
]

/** What the server is asked for by the filters of the table; null for what it would refuse. */
export function officeFilterOf({ filters }: TableView): StaffOfficeFilter | null {
  const { name = '', number = '', suburb = '', state, company = '', companyNumber = '', standing } = filters
  if (![name, suburb, company].every(isLongEnough) || ![number, companyNumber].every(isNumber)) return null
  return {
    name,
    suburb,
    company,
    ...(number !== '' && { id: Number(number) }),
    ...(companyNumber !== '' && { companyId: Number(companyNumber) }),
    ...(state !== undefined && { stateCode: stateCodes.find((code) => code === state) }),
    ...(standing !== undefined && { standing: standings.find((each) => each === standing) }),
  }
}

/** Of a thing, or nothing. */
const isNumber = (text: string): boolean => /^(?:[1-9]\d{0,8})?$/.test(text)

export function officeOrderOf({ sort }: TableView): StaffOfficeOrder {
  if (sort?.column === 'number') return sort.isDescending ? 'newest' : 'oldest'
  return sort?.isDescending ? 'nameDescending' : 'name'
}
