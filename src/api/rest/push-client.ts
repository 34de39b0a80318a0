import createClient from 'openapi-fetch'
import type { components, paths } from '#schema/generated/legacy.ts'
import { type RestResult, resultOf } from './rest-result.ts'

type Schemas = components['schemas']
type Called = { signal?: AbortSignal }
export type Push = Schemas['Push']
export type PushDevice = Schemas['PushDevice']
export type PushSubscriptionText = Schemas['PushSubscription']
export type SentNotification = Schemas['AlertNotification']

export type PushClientOptions = { fetch: (request: Request) => Promise<Response>; timeoutMilliseconds?: number }

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

export type PushClient = ReturnType<typeof createPushClient>

/**
 * The calls of schema/openapi/legacy.yaml about notifications of the member who is there. Each gives data or a problem, and rejects
 * only when the caller aborts it.
 */
export function createPushClient({ fetch, timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS }: PushClientOptions) {
  const api = createClient<paths>({ baseUrl: '/api', fetch })
  const read = <Data>(
    call: (signal: AbortSignal) => Promise<{ data?: Data; error?: unknown; response: Response }>,
    { signal }: Called,
  ) => resultOf(call, { signal, timeoutMilliseconds })
  /** For answers without a body. */
  const tell = (
    call: (signal: AbortSignal) => Promise<{ error?: unknown; response: Response }>,
    called: Called,
  ): Promise<RestResult<true>> => read(async (signal) => ({ ...(await call(signal)), data: true as const }), called)

  return {
    push: (called: Called = {}) => read((signal) => api.GET('/user/push', { signal }), called),
    saveSubscription: (body: PushSubscriptionText, called: Called = {}) =>
      tell((signal) => api.PUT('/user/push/subscriptions', { body, signal }), called),
    deleteSubscription: (endpoint: string, called: Called = {}) =>
      tell((signal) => api.DELETE('/user/push/subscriptions', { body: { endpoint }, signal }), called),
    notifications: async (called: Called = {}): Promise<RestResult<readonly SentNotification[]>> => {
      const result = await read((signal) => api.GET('/user/notifications', { signal }), called)
      return result.ok ? { ok: true, data: result.data.results } : result
    },
  }
}
