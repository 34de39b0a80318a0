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
  const entered = (
    id: number,
    sale: Omit<PastSaleRecord, 'id' | 'agentId' | 'enteredBy' | 'idempotencyKey' | 'version' | 'waitsSince'>,
  ) => ({
    ...sale,
    id,
    agentId: IMOGEN,
    enteredBy: AGNES,
    idempotencyKey: `mock-past-sale-${id}`.padEnd(20, '0'),
    version: sale.status === 'available' ? 0 : 1,
    waitsSince: new Date(now.getTime() - (40 - id) * HOUR),
  })
  const fitzroy = suburbIdOf('fitzroy-vic-3065')
  return [
    entered(1, {
      status: 'completed',
      type: 'sale',
      streetAddress: '14 Moor Street',
      suburbId: fitzroy,
      price: 1_120_000,
      completedOn: '2016-05-14',
      propertyType: 'Terrace',
      bedrooms: 3,
      proofKind: 'settlementNotice',
      proofReference: 'PEXA 20160514',
      reason: '',
    }),
    entered(2, {
      status: 'available',
      type: 'sale',
      streetAddress: '3/88 Kerr Street',
      suburbId: fitzroy,
      price: 640_000,
      completedOn: '2014-09-20',
      propertyType: 'Apartment',
      bedrooms: 2,
      proofKind: 'contractOfSale',
      proofReference: 'Contract 2014/388',
      reason: '',
    }),
    entered(3, {
      status: 'available',
      type: 'rental',
      streetAddress: '27 Drummond Street',
      suburbId: suburbIdOf('carlton-vic-3053'),
      price: 520,
      completedOn: '2013-02-01',
      propertyType: 'House',
      bedrooms: null,
      proofKind: 'tenancyAgreement',
      proofReference: 'Bond 1029384',
      reason: '',
    }),
    entered(4, {
      status: 'removed',
      type: 'sale',
      streetAddress: '51 Napier Street',
      suburbId: fitzroy,
      price: 890_000,
      completedOn: '2012-11-10',
      propertyType: 'House',
      bedrooms: 4,
      proofKind: 'vendorConfirmation',
      proofReference: 'Letter of the vendor',
      reason: 'The vendor names another agent.',
    }),
  ]
}
