import { useEffect, useState } from 'react'
import type { SocialProvider } from '#src/api/rest/identity-client.ts'
import { ButtonLink } from '#src/design/components/button.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { tellAuthChoice } from '#src/property/session/session-events.ts'
import { openClient } from '../session/identity-clients.ts'
import type { AuthActor } from './auth-actor.ts'
import * as styles from './auth-window.css.ts'

let known: readonly SocialProvider[] | null = null

type Props = { form: 'signIn' | 'signUp'; actor: AuthActor }

/** The ways through providers that the portal is configured for; nothing where there is none. */
export function SocialButtons({ form, actor }: Props) {
  const providers = useProviders()
  if (providers.length === 0) return null
  const note = (method: string) => tellAuthChoice({ form, position: actor.getSnapshot().context.position, method })
  return (
    <Stack gap={12}>
      {providers.map(({ name, label }) => (
        <ButtonLink key={name} href={startAddress(name)} look="secondary" isWide onClick={() => note(name)}>
          Continue with {label}
        </ButtonLink>
      ))}
      <p className={styles.rule}>or with your e-mail</p>
    </Stack>
  )
}

function useProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState(known ?? [])
  useEffect(() => {
    if (known !== null) return
    const asked = new AbortController()
    void readProviders(asked.signal).then(setProviders, () => {})
    return () => asked.abort()
  }, [])
  return providers
}

async function readProviders(signal: AbortSignal): Promise<readonly SocialProvider[]> {
  const result = await openClient.socialProviders({ signal })
  if (result.ok) known = result.data
  return result.ok ? result.data : []
}

/** Comes back to this page. */
const startAddress = (provider: string): string =>
  `/api/auth/social/${provider}/start?returnTo=${encodeURIComponent(location.pathname + location.search)}`
