import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { TransactionStatus, TransactionType } from '#domain/lookups/transactions.ts'
import type { ProofKind } from '#domain/transactions/past-sale.ts'

/** A sale or lease from before the portal, as an agent entered it. */
export type PastSaleRecord = {
  id: number
  agentId: number
  enteredBy: number
  idempotencyKey: string
  status: TransactionStatus
  type: TransactionType
  streetAddress: string
  suburbId: number
  price: number
  completedOn: string
  propertyType: PropertyType
  bedrooms: number | null
  proofKind: ProofKind
  proofReference: string
  reason: string
  version: number
  waitsSince: Date
}

const HOUR = 3_600_000
const AGNES = 3
const IMOGEN = 1

/** Agnes, who is Imogen, entered one that is on the profile, two that wait and one that staff removed. */
export const pastSalesOf = (now: Date, suburbIdOf: (uri: string) => number): PastSaleRecord[] => {
  const [fitzroy, carlton] = [suburbIdOf('fitzroy-vic-3065'), suburbIdOf('carlton-vic-3053')]
  const entered = (
    [id, status]: [number, TransactionStatus],
    [streetAddress, suburbId, propertyType, bedrooms]: [string, number, PropertyType, number | null],
    [type, price, completedOn]: [TransactionType, number, string],
    [proofKind, proofReference, reason = '']: [ProofKind, string, string?],
  ): PastSaleRecord => {
    const proof = { proofKind, proofReference, reason }
    const listing = { streetAddress, suburbId, propertyType, bedrooms }
    const entry = { agentId: IMOGEN, enteredBy: AGNES, idempotencyKey: `mock-past-sale-${id}`.padEnd(20, '0') }
    const waitsSince = new Date(now.getTime() - (40 - id) * HOUR)
    const version = status === 'available' ? 0 : 1
    return { id, ...entry, status, type, ...listing, price, completedOn, ...proof, version, waitsSince }
  }
  return [
    entered(
      [1, 'completed'],
      ['14 Moor Street', fitzroy, 'Terrace', 3],
      ['sale', 1_120_000, '2016-05-14'],
      ['settlementNotice', 'PEXA 20160514'],
    ),
    entered(
      [2, 'available'],
      ['3/88 Kerr Street', fitzroy, 'Apartment', 2],
      ['sale', 640_000, '2014-09-20'],
      ['contractOfSale', 'Contract 2014/388'],
    ),
    entered(
      [3, 'available'],
      ['27 Drummond Street', carlton, 'House', null],
      ['rental', 520, '2013-02-01'],
      ['tenancyAgreement', 'Bond 1029384'],
    ),
    entered(
      [4, 'removed'],
      ['51 Napier Street', fitzroy, 'House', 4],
      ['sale', 890_000, '2012-11-10'],
      ['vendorConfirmation', 'Letter of the vendor', 'The vendor names another agent.'],
    ),
  ]
}
