import createClient from 'openapi-fetch'
import type { components, paths } from '#schema/generated/legacy.ts'
import { type RestResult, badAnswer, resultOf } from './rest-result.ts'

type Schemas = components['schemas']
type Called = { signal?: AbortSignal }
/** Where the member of a new session is read. */
export type SignedInAt = { location: string }
export type Settings = Schemas['Settings']
export type Session = Schemas['Session']
export type SocialProvider = Schemas['SocialProvider']

export type IdentityClientOptions = {
  /** Where the portal is, without a slash at the end; empty in the browser. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  timeoutMilliseconds?: number
}

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

type Fetched = { data?: unknown; error?: unknown; response: Response }

const user = (username: string) => ({ path: { username } })

export type IdentityClient = ReturnType<typeof createIdentityClient>

/**
 * The calls of schema/openapi/legacy.yaml about who is there. Each gives data or a problem, and rejects only when the
 * caller aborts it. With a fetch that adds the visitor's token it speaks for the member.
 */
export function createIdentityClient({
  baseUrl,
  fetch,
  timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
}: IdentityClientOptions) {
  const api = createClient<paths>({ baseUrl: `${baseUrl}/api`, fetch })

  const read = <Data>(
    call: (signal: AbortSignal) => Promise<{ data?: Data; error?: unknown; response: Response }>,
    { signal }: Called,
  ) => resultOf(call, { signal, timeoutMilliseconds })
  /** For answers without a body. */
  const tell = (call: (signal: AbortSignal) => Promise<Fetched>, called: Called): Promise<RestResult<true>> =>
    read(async (signal) => ({ ...(await call(signal)), data: true as const }), called)
  const begin = async (
    call: (signal: AbortSignal) => Promise<Fetched>,
    called: Called,
  ): Promise<RestResult<SignedInAt>> => {
    const result = await read(async (signal) => {
      const { error, response } = await call(signal)
      return { data: { location: response.headers.get('location') ?? '' }, error, response }
    }, called)
    return result.ok && result.data.location === '' ? badAnswer('The answer has no header location.') : result
  }

  return {
    signUp: (body: Schemas['SignUp'], called: Called = {}) =>
      begin((signal) => api.POST('/auth/sign-up', { body, signal }), called),
    signIn: (body: Schemas['Credentials'], called: Called = {}) =>
      begin((signal) => api.POST('/auth/sign-in', { body, signal }), called),
    signOut: (called: Called = {}) => tell((signal) => api.POST('/auth/sign-out', { signal }), called),
    forgotPassword: (body: Schemas['ForgottenPassword'], called: Called = {}) =>
      tell((signal) => api.POST('/auth/forgot-password', { body, signal }), called),
    resetPassword: (body: Schemas['PasswordReset'], called: Called = {}) =>
      tell((signal) => api.POST('/auth/reset-password', { body, signal }), called),
    confirmEmail: (token: string, called: Called = {}) =>
      tell((signal) => api.POST('/auth/confirm-email', { body: { token }, signal }), called),
    undoEmailChange: (body: Schemas['PasswordReset'], called: Called = {}) =>
      tell((signal) => api.POST('/auth/undo-email-change', { body, signal }), called),
    socialSignIn: (body: Schemas['SocialReturn'], called: Called = {}) =>
      begin((signal) => api.POST('/auth/social', { body, signal }), called),
    socialProviders: async (called: Called = {}): Promise<RestResult<readonly SocialProvider[]>> => {
      const result = await read((signal) => api.GET('/auth/social/providers', { signal }), called)
      return result.ok ? { ok: true, data: result.data.results } : result
    },
    member: (username: string, called: Called = {}) =>
      read((signal) => api.GET('/user/{username}', { params: user(username), signal }), called),
    settings: (username: string, called: Called = {}) =>
      read((signal) => api.GET('/user/{username}/settings', { params: user(username), signal }), called),
    changeSettings: (username: string, body: Schemas['SettingsChange'], called: Called = {}) =>
      read((signal) => api.PUT('/user/{username}/settings', { params: user(username), body, signal }), called),
    changePassword: (username: string, body: Schemas['PasswordChange'], called: Called = {}) =>
      tell((signal) => api.PUT('/user/{username}/password', { params: user(username), body, signal }), called),
    /** `picture`: the file as base64. */
    uploadAvatar: (username: string, picture: string, called: Called = {}) =>
      read(
        (signal) => api.PUT('/user/{username}/avatar', { params: user(username), body: { picture }, signal }),
        called,
      ),
    removeAvatar: (username: string, called: Called = {}) =>
      tell((signal) => api.DELETE('/user/{username}/avatar', { params: user(username), signal }), called),
    sessions: async (username: string, called: Called = {}): Promise<RestResult<readonly Session[]>> => {
      const result = await read(
        (signal) => api.GET('/user/{username}/sessions', { params: user(username), signal }),
        called,
      )
      return result.ok ? { ok: true, data: result.data.results } : result
    },
    endAllSessions: (username: string, called: Called = {}) =>
      tell((signal) => api.DELETE('/user/{username}/sessions', { params: user(username), signal }), called),
    sendConfirmation: (username: string, called: Called = {}) =>
      tell((signal) => api.POST('/user/{username}/email/confirmation', { params: user(username), signal }), called),
    disconnectProvider: (username: string, provider: string, called: Called = {}) =>
      tell(
        (signal) =>
          api.DELETE('/user/{username}/providers/{provider}', { params: { path: { username, provider } }, signal }),
        called,
      ),
    exportData: (username: string, called: Called = {}) =>
      read((signal) => api.GET('/user/{username}/export', { params: user(username), signal }), called),
    deleteAccount: (username: string, body: Schemas['AccountDeletion'], called: Called = {}) =>
      tell((signal) => api.DELETE('/user/{username}', { params: user(username), body, signal }), called),
  }
}
