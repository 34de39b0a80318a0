import type { FastifyInstance } from 'fastify'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { createTransport } from '#src/api/graphql/transport.ts'
import persistedDocuments from '#src/api/generated/persisted-documents.json' with { type: 'json' }
import { currentTab, isBrowserOnline, run } from './fake-browser.ts'
import type { FaultPlan } from './fault-plan.ts'

type Parts = {
  app: FastifyInstance
  plan: FaultPlan
  headers: () => Record<string, string>
  /** Hears of a request that is answered with the end of the session. */
  onSessionEnd: () => void
}

export type FaultyPortal = {
  /** The real transport, of the code of a tab, over a network that fails by the plan. */
  executeOf(create: typeof createTransport): ExecuteDocument
  /** Lets what was held up go on. */
  release(): void
  /** What is held up for longer than the browser waits is cut off: a request that is on its way does not arrive. */
  cutOff(): void
  /** Requests that have no answer yet, and those of them that are held up. */
  pending(): number
  held(): number
}

/** The way from the tabs of a browser to the portal: requests and answers are lost, held up, doubled, refused or failed. */
export function faultyPortal({ app, plan, headers, onSessionEnd }: Parts): FaultyPortal {
  const held: { go: () => void; cut: (error: Error) => void }[] = []
  let count = 0

  async function send(request: Request): Promise<Response> {
    const tab = currentTab()
    const payload = await request.text()
    const sent = headers()
    const ask = () =>
      // It begins once it is awaited.
      run(
        null,
        async () =>
          await app.inject({
            method: 'POST',
            url: '/graphql',
            payload,
            headers: { ...sent, 'content-type': 'application/json' },
          }),
      )
    if (!isBrowserOnline()) throw new TypeError('Failed to fetch')
    if (plan.strikes('request lost')) throw new TypeError('Failed to fetch')
    if (plan.strikes('5xx before the work')) return new Response('', { status: 503 })
    if (plan.strikes('401', 0.5)) {
      onSessionEnd()
      return sessionEnded(payload)
    }
    if (plan.strikes('request held up')) await hold()
    if (tab?.isOpen === false) throw new TypeError('Failed to fetch')
    const answer = await ask()
    if (plan.strikes('request doubled')) await ask()
    if (plan.strikes('answer held up')) await hold()
    if (plan.strikes('answer lost')) throw new TypeError('Failed to fetch')
    if (plan.strikes('5xx after the work')) return new Response('', { status: 502 })
    return Response.json(answer.json())
  }
  const hold = () => new Promise<void>((go, cut) => void held.push({ go, cut }))

  return {
    executeOf: (create) =>
      create({
        url: 'https://portal.example/graphql',
        fetch: async (request) => {
          const tab = currentTab()
          count += 1
          const response = await send(request).finally(() => (count -= 1))
          // A page that is gone hears nothing.
          return tab?.isOpen === false ? new Promise(() => {}) : response
        },
        loadDocuments: async () => persistedDocuments,
        logProblem: () => {},
        setTimer: (code) => setImmediate(code),
      }),
    release() {
      for (const { go } of held.splice(0)) go()
    },
    cutOff() {
      for (const { cut } of held.splice(0)) cut(new DOMException('It took too long.', 'TimeoutError'))
    },
    pending: () => count,
    held: () => held.length,
  }
}

function sessionEnded(payload: string): Response {
  const batch: unknown = JSON.parse(payload)
  const answer = { data: null, errors: [{ message: 'Log in again', extensions: { code: 'SESSION_ENDED' } }] }
  return Response.json(Array.isArray(batch) ? batch.map(() => answer) : answer)
}
