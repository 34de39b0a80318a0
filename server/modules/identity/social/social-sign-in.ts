import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** What the browser keeps between the start and the return, signed by the server. */
export type SocialAttempt = { provider: string; state: string; nonce: string; verifier: string; returnTo: string }

/** The identity that a provider has proved. */
export type ProvenIdentity = { subject: string; email: string | null; isEmailVerified: boolean; name: string | null }

export type SocialSignIn = {
  providers: readonly { name: string; label: string }[]
  /** Where to send the visitor, and what to keep until the return. Throws NOT_FOUND for a provider that is not configured. */
  start: (provider: string, returnTo: string) => Promise<{ url: string; attempt: SocialAttempt }>
  /** Exchanges the code of a provider. Throws WRONG_CREDENTIALS when the provider does not confirm it. */
  prove: (attempt: SocialAttempt, authCode: string) => Promise<ProvenIdentity>
}

/** Sign-in at the providers that are configured, by OpenID Connect with PKCE; throws BAD_INPUT for any other. */
export function socialSignIn(settings: readonly ProviderSettings[], portalOrigin: string): SocialSignIn {
  const configurations = new Map<string, Promise<Configuration>>()
  const providerOf = (name: string) => {
    const provider = settings.find((each) => each.name === name)
    if (!provider) throw new PortalError('BAD_INPUT', 'This provider isn’t offered here.', { field: 'providerName' })
    return provider
  }
  const configurationOf = async (provider: ProviderSettings): Promise<Configuration> => {
    const kept = configurations.get(provider.name) ?? configure(provider)
    configurations.set(provider.name, kept)
    // A provider that could not be reached is tried again the next time; a signed secret is made for each use.
    kept.catch(() => configurations.delete(provider.name))
    if (provider.parameters) configurations.delete(provider.name)
    return kept
  }
  const redirectUri = (name: string) => `${portalOrigin}/api/auth/social/${name}/callback`

  return {
    providers: settings.map(({ name, label }) => ({ name, label })),
    async start(name, returnTo) {
      const provider = providerOf(name)
      const attempt = {
        provider: name,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        returnTo,
      }
      const url = buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: redirectUri(name),
        scope: provider.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...provider.parameters,
      })
      return { url: url.href, attempt }
    },
    async prove(attempt, authCode) {
      const provider = providerOf(attempt.provider)
      const configuration = await configurationOf(provider)
      const back = new URL(redirectUri(attempt.provider))
      back.search = new URLSearchParams({ code: authCode, state: attempt.state }).toString()
      try {
        const tokens = await authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        })
        return identityOf(tokens.claims())
      } catch (cause) {
        throw new PortalError('WRONG_CREDENTIALS', `${provider.label} didn’t confirm who you are. Please try again.`, {
          cause,
        })
      }
    },
  }
}

async function configure({ issuer, clientId, clientSecret, label }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  // Providers of tests run on this machine.
  const isLocal = url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)
  try {
    return await discovery(url, clientId, await clientSecret(), undefined, {
      // The identity that a provider states counts with its signature only, although it came from its own address.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    })
  } catch (cause) {
    throw new PortalError('UNAVAILABLE', `${label} isn’t answering right now. Please try again shortly.`, { cause })
  }
}

function identityOf(claims: Readonly<Record<string, unknown>> | undefined): ProvenIdentity {
  const text = (name: string) => {
    const value = claims?.[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const subject = text('sub')
  if (subject === null) throw new Error('The provider named nobody')
  const verified = claims?.email_verified
  return {
    subject,
    email: text('email'),
    // Apple writes it as a text.
    isEmailVerified: verified === true || verified === 'true',
    name: text('name'),
  }
}
