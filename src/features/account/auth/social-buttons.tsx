import { useEffect, useState } from 'react'
import { anonymousLegacy, type SocialProvider } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { authCopy } from '#src/features/account/account.copy.ts'
import type { AuthActor } from './auth-actor.ts'
import { isHostOfStaff } from '#src/shared/session/staff-host.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import * as styles from './auth-window.css.ts'

let known: readonly SocialProvider[] | null = null

type Props = {
  form: 'signIn' | 'signUp'
  actor: AuthActor
  /** The page to come back to; this one when left out. */
  returnTo?: string
}

/** The ways through providers that the portal is configured for. None at a host of staff: providers send people back to the portal. */
export function SocialButtons({ form, actor, returnTo }: Props) {
  const providers = useProviders()
  if (providers.length === 0) return null
  const note = (method: string) => emit('auth.chosen', { form, position: actor.getSnapshot().context.position, method })
  return (
    <Stack gap={12}>
      {providers.map(({ name, label }) => (
        <ButtonLink key={name} href={startUrl(name, returnTo)} variant="secondary" isWide onClick={() => note(name)}>
          {authCopy.continueWith(label)}
        </ButtonLink>
      ))}
      <p className={styles.rule}>{authCopy.orWithEmail}</p>
    </Stack>
  )
}

function useProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState(known ?? [])
  useEffect(() => {
    if (known !== null || isHostOfStaff()) return
    const asked = new AbortController()
    void readProviders(asked.signal).then(setProviders, () => {})
    return () => asked.abort()
  }, [])
  return providers
}

async function readProviders(asked: AbortSignal): Promise<readonly SocialProvider[]> {
  const result = await resultOf((signal) => anonymousLegacy.GET('/auth/social/providers', { signal }), asked)
  if (result.ok) known = result.data.results
  return result.ok ? result.data.results : []
}

const startUrl = (provider: string, returnTo = location.pathname + location.search): string =>
  `/api/auth/social/${provider}/start?returnTo=${encodeURIComponent(returnTo)}`
