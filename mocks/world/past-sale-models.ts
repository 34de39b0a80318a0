import { nullable, primaryKey } from '@mswjs/data'

/** The models of what agents sold before the portal. */
export const pastSaleModels = {
  pastSales: {
    id: primaryKey(Number),
    agentId: () => 0,
    enteredBy: () => 0,
    idempotencyKey: () => '',
    status: () => '',
    type: () => '',
    streetAddress: () => '',
    suburbId: () => 0,
    price: () => 0,
    completedOn: () => '',
    propertyType: () => '',
    bedrooms: nullable<number>(() => null),
    proofKind: () => '',
    proofReference: () => '',
    reason: () => '',
    version: () => 0,
    waitsSince: () => new Date(0),
  },
}
