import { type AgentsUnderTest, agentsUnderTest, ALICE, TOM } from './agents-under-test.ts'

export const pastSale = {
  type: 'sale',
  streetAddress: '14 Moor Street',
  suburbUri: 'fitzroy-vic-3065',
  price: 1_120_000,
  completedOn: '2016-05-14',
  propertyType: 'Terrace',
  bedrooms: 3,
  proofKind: 'settlementNotice',
  proofReference: 'PEXA 20160514',
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type PastSalesUnderTest = AgentsUnderTest & ReturnType<typeof callsOf>

/** The portal with Tom's profile managed by Alice, who sold listing 4, and the calls about past sales. */
export async function pastSalesUnderTest(): Promise<PastSalesUnderTest> {
  const portal = await agentsUnderTest()
  await portal.database.query(
    'insert into listing_agent (listing_id, agent_id, position) values (4, $1, 0) on conflict do nothing',
    [TOM],
  )
  const forget = async () => {
    await portal.database.exec('delete from agent_transaction')
    await portal.forget()
    await portal.database.exec(`update member set type = 2, agent_id = ${TOM} where id = ${ALICE}`)
  }
  return { ...portal, ...callsOf(portal), forget }
}

function callsOf(portal: AgentsUnderTest) {
  async function rest(memberId: number | null, method: Method, path: string, payload?: object) {
    const headers = { 'x-member': String(memberId ?? 0) }
    const response = await portal.app.inject({ method, url: `/api/agent${path}`, headers, ...(payload && { payload }) })
    const body = response.json()
    return { status: response.statusCode, body, message: body.errors?.[0]?.message, field: body.errors?.[0]?.field }
  }

  let keys = 0
  const newKey = () => `key-of-a-past-sale-${(keys += 1)}`
  const add = (memberId: number | null, change: object = {}, agentId = TOM) =>
    rest(memberId, 'POST', `/${agentId}/transactions`, { ...pastSale, idempotencyKey: newKey(), ...change })
  const put = (memberId: number | null, id: number, change: object = {}) =>
    rest(memberId, 'PUT', `/transaction/${id}`, { ...pastSale, baseVersion: 0, ...change })
  const listed = async (memberId: number | null, query = '?take=100') =>
    (await rest(memberId, 'GET', `/${TOM}/transactions${query}`)).body
  const added = async (change: object = {}): Promise<number> => (await add(ALICE, change)).body.id
  const DECIDE = `mutation Decide($id: Int!, $version: Int!, $isAccepted: Boolean!, $reason: String!) {
    decidePastSale(id: $id, version: $version, isAccepted: $isAccepted, reason: $reason) { pastSale { status check { reason version } } } }`
  const decide = (memberId: number | null, id: number, decision: object = {}) =>
    portal.ask(memberId, DECIDE, { id, version: 0, isAccepted: true, reason: '', ...decision })
  const codeOf = ({ errors }: Awaited<ReturnType<typeof decide>>) => errors?.[0]?.extensions.code
  const PUBLIC = `{ pastSales(username: "tom-ryan") { total results { streetAddress suburb { label } price check { version } } } }`
  const shown = async () => (await portal.ask(null, PUBLIC)).data.pastSales
  const audit = () => portal.database.query('select agent_id, member_id, action, details from agent_audit order by id')
  return { rest, add, put, listed, added, decide, codeOf, shown, audit, newKey }
}
