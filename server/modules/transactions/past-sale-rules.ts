import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import { checkPastSale, lastDayOfSale, type PastSale, tidyPastSale } from '#domain/transactions/past-sale.ts'
import { isSameSale } from '#domain/transactions/same-sale.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { PastSaleRow } from './transaction-record.ts'
import { enteredBeside, findPastSale, holdAgent } from './transactions.queries.ts'
import type { TransactionsSupport } from './transactions-support.ts'

/** A past sale as it is checked: of an agent, in a suburb that there is. */
export type KnownSale = Omit<PastSale, 'suburbUri'> & { agentId: number; suburbId: number }

/** What holds for whatever is entered or changed. */
export type PastSaleRules = ReturnType<typeof pastSaleRules>

/** The rules of past sales, over what is stored. */
export function pastSaleRules({ database, clock, places, agentSales }: TransactionsSupport) {
  async function knownSale(agentId: number, asked: PastSale): Promise<KnownSale> {
    const { suburbUri, ...sale } = tidyPastSale(asked)
    const [problem] = checkPastSale({ ...sale, suburbUri }, lastDayOfSale(clock()))
    if (problem !== undefined) throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
    const suburb = await places.byUri(suburbUri)
    if (suburb?.type !== 'suburb') throw new PortalError('BAD_INPUT', errors.suburb, { field: 'suburbUri' })
    return { ...sale, agentId, suburbId: suburb.id }
  }

  async function requireNew(sale: KnownSale, exceptId: number | null): Promise<void> {
    const { agentId, suburbId, type } = sale
    const recorded = await agentSales.ofAgent({ agentId, suburbId, listingType: type })
    if (recorded.some((each) => isSameSale(each, sale))) throw new PortalError('CONFLICT', errors.onRecord)
    const entered = await enteredBeside(database, { agentId, suburbId, type, exceptId })
    if (entered.some((each) => isSameSale(each, sale))) throw new PortalError('CONFLICT', errors.enteredAlready)
  }

  /** One that the caller may change, held until the end of the transaction. */
  async function held(caller: CallingMember, id: number): Promise<PastSaleRow> {
    const found = await findPastSale(database, id)
    if (found !== null) await holdAgent(database, found.agentId)
    const row = await findPastSale(database, id, { isHeld: true })
    const mayChange = row !== null && mayChangeAgent(caller, row.agentId)
    if (row === null || (!mayChange && row.status !== 'completed')) throw new PortalError('NOT_FOUND', errors.noSale)
    if (!mayChange) throw new PortalError('FORBIDDEN', errors.notYours)
    return row
  }

  return { knownSale, requireNew, held }
}
