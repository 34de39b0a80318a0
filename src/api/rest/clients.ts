import createClient, { type Client } from 'openapi-fetch'
import type { components, paths as LegacyPaths } from '#schema/generated/legacy.ts'
import type { paths as RestPaths } from '#schema/generated/rest.ts'
import { portalFetch } from '../session/portal-fetch.ts'

type Schemas = components['schemas']
export type CollectionExport = Schemas['CollectionExport']
export type Push = Schemas['Push']
export type SentNotification = Schemas['AlertNotification']
export type RecoveryCodes = Schemas['RecoveryCodes']
export type SecondFactorSetup = Schemas['SecondFactorSetup']
export type Session = Schemas['Session']
export type Settings = Schemas['Settings']
export type SocialProvider = Schemas['SocialProvider']

/** schema/openapi/rest.yaml, for whoever is there. */
export const rest: Client<RestPaths> = createClient<RestPaths>({ baseUrl: '/rest', fetch: portalFetch })

/** schema/openapi/legacy.yaml, for whoever is there. */
export const legacy: Client<LegacyPaths> = createClient<LegacyPaths>({ baseUrl: '/api', fetch: portalFetch })

/** The same for nobody: calls that begin or end a session, and those that must not ask for a new token. */
export const anonymousLegacy: Client<LegacyPaths> = createClient<LegacyPaths>({
  baseUrl: '/api',
  // The global one of the moment, not of this module's start.
  fetch: (request) => globalThis.fetch(request),
})
