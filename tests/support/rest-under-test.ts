import type { AppDependencies } from '#server/app.ts'
import { type PortalUnderTest, portalUnderTest } from './portal-under-test.ts'
import { restContractCheck } from './rest-contract.ts'

export type RestUnderTest = {
  portal: PortalUnderTest
  /** Calls an operation under `/rest`; throws when its answer breaks the contract. */
  call(operationId: string, url: string, request?: Called): Promise<Answered>
  close(): Promise<void>
}

type Called = { method?: 'GET' | 'HEAD' | 'POST' | 'DELETE'; body?: unknown; headers?: Record<string, string> }

export type Answered = {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  // What an answer holds is stated by each expectation.
  // oxlint-disable-next-line typescript/no-explicit-any -- each expectation states the answer's shape
  json: any
}

const contract = restContractCheck('rest')

/** The REST API over the small world; every answer is held to the contract. */
export async function restUnderTest(options: Partial<AppDependencies> = {}): Promise<RestUnderTest> {
  const portal = await portalUnderTest(options)
  return {
    portal,
    async call(operationId, url, { body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = {}) {
      const isText = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
      const response = await portal.app.inject({
        method,
        url: `/rest${url}`,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        payload: isText ? body : JSON.stringify(body),
      })
      const { statusCode: status, headers: given, body: text } = response
      const violations =
        method === 'HEAD' ? [] : contract.violations(operationId, { status, headers: given, body: text })
      if (violations.length > 0) throw new Error(`${operationId} ${url} ${status}: ${violations.join('\n')}`)
      return { status, headers: given, text, json: text === '' ? null : JSON.parse(text) }
    },
    close: () => portal.close(),
  }
}
