import { importPKCS8, SignJWT } from 'jose'

/** A social provider as the environment configures it. */
export type ProviderSettings = {
  name: string
  label: string
  /** Where its OpenID configuration is found. */
  issuer: string
  clientId: string
  /** Made for each use where the provider wants a signed one. */
  clientSecret: () => Promise<string>
  scope: string
  /** Further parameters of the address that the visitor is sent to. */
  parameters?: Readonly<Record<string, string>>
}

const providerNames = ['google', 'facebook', 'apple'] as const
type ProviderName = (typeof providerNames)[number]

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The providers whose credentials are there; one of which only a part is configured is named in `mistakes`.
 * `*_ISSUER` is for tests and for a company's own OpenID provider.
 */
export function readProviders(variables: Variables): { providers: ProviderSettings[]; mistakes: string[] } {
  const mistakes: string[] = []
  const credentials = (prefix: string, names: readonly string[]): string[] | null => {
    const values = names.map((name) => variables[`${prefix}_${name}`]?.trim() ?? '')
    if (values.every((value) => value === '')) return null
    const missing = names.filter((_, index) => values[index] === '')
    if (missing.length > 0) mistakes.push(`${missing.map((name) => `${prefix}_${name}`).join(', ')} must be set too.`)
    return missing.length > 0 ? null : values
  }
  const providers: ProviderSettings[] = []
  const google = credentials('GOOGLE', ['CLIENT_ID', 'CLIENT_SECRET'])
  if (google)
    providers.push(simple('google', 'Google', variables.GOOGLE_ISSUER ?? 'https://accounts.google.com', google))
  const facebook = credentials('FACEBOOK', ['CLIENT_ID', 'CLIENT_SECRET'])
  if (facebook)
    providers.push(simple('facebook', 'Facebook', variables.FACEBOOK_ISSUER ?? 'https://www.facebook.com', facebook))
  const apple = credentials('APPLE', ['CLIENT_ID', 'TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'])
  if (apple) providers.push(appleProvider(variables.APPLE_ISSUER ?? 'https://appleid.apple.com', apple))
  return { providers, mistakes }
}

function simple(
  name: ProviderName,
  label: string,
  issuer: string,
  [clientId = '', secret = '']: string[],
): ProviderSettings {
  return { name, label, issuer, clientId, clientSecret: async () => secret, scope: 'openid email profile' }
}

const SECRET_SECONDS = 300

/** Apple wants a client secret signed with the developer's key, and answers with a form where it is asked for a name. */
function appleProvider(
  issuer: string,
  [clientId = '', teamId = '', keyId = '', privateKey = '']: string[],
): ProviderSettings {
  return {
    name: 'apple',
    label: 'Apple',
    issuer,
    clientId,
    scope: 'openid email name',
    parameters: { response_mode: 'form_post' },
    async clientSecret() {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + SECRET_SECONDS)
        .sign(await importPKCS8(privateKey.replaceAll(String.raw`\n`, '\n'), 'ES256'))
    },
  }
}
