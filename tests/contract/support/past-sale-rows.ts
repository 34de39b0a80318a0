import type { Claim } from './authorisation-portal.ts'
import type { MemberRow } from './authorisation-rows.ts'

const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']

/** Past sales of Imogen, whose profile Agnes manages. */
export const pastSaleRows: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'pastSales',
    operation: '{ pastSales(username: "imogen-achterberg", isOwn: true) { results { check { proofReference } } } }',
    outcomes: '                                                                       who NO NO yes NO yes NO',
    secret: 'Contract 2014/388',
    claim,
  },
  {
    field: 'pastSalesToCheck',
    operation: '{ pastSalesToCheck { results { check { proofReference } } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    secret: 'Contract 2014/388',
    claim,
  },
  {
    field: 'decidePastSale',
    operation: 'mutation { decidePastSale(id: 2, version: 0, isAccepted: true) { pastSale { status } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
]
