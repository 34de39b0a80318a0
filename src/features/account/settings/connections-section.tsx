import { useEffect, useState } from 'react'
import { legacy, type Settings, type SocialProvider } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Section } from './section.tsx'
import { connectionsCopy as copy } from './settings.copy.ts'
import * as styles from './settings.css.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** Which providers open the account. Nothing is shown where none is offered and none is connected. */
export function ConnectionsSection({ member, settings, onChange }: Props) {
  const providers = useProviders(settings.socialProviders)
  const { outcome, isBusy, save } = useSaving()
  if (providers.length === 0) return null
  const disconnect = ({ name, label }: SocialProvider) => {
    const params = { path: { username: member.username, provider: name } }
    void save(() => resultOf((signal) => legacy.DELETE('/user/{username}/providers/{provider}', { params, signal })), {
      done: copy.disconnected(label),
      onDone: () =>
        onChange({ ...settings, socialProviders: settings.socialProviders.filter((each) => each !== name) }),
    })
  }
  return (
    <Section title={copy.title} outcome={outcome}>
      <Text>{settings.hasSecondFactor ? copy.notWithSecondFactor : copy.introduction}</Text>
      <ul className={styles.sessions}>
        {providers.map((provider) => {
          const isConnected = settings.socialProviders.includes(provider.name)
          return (
            <li key={provider.name} className={styles.session}>
              <Inline gap={12} justifyContent="space-between">
                <Stack gap={4}>
                  <Text weight="strong">{provider.label}</Text>
                  <Text size="small" tone="inkSoft">
                    {isConnected ? copy.connected : copy.notConnected}
                  </Text>
                </Stack>
                {isConnected ? (
                  <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => disconnect(provider)}>
                    {copy.disconnect(provider.label)}
                  </Button>
                ) : settings.hasSecondFactor ? null : (
                  <ButtonLink
                    variant="secondary"
                    size="small"
                    href={`/api/auth/social/${provider.name}/start?returnTo=%2Fsettings`}
                  >
                    {copy.connect(provider.label)}
                  </ButtonLink>
                )}
              </Inline>
            </li>
          )
        })}
      </ul>
      <Text size="small" tone="inkSoft">
        {copy.sameAddress}
      </Text>
    </Section>
  )
}

/** Those that the portal offers, and those that are connected although it offers them no more. */
function useProviders(connected: readonly string[]): readonly SocialProvider[] {
  const [offered, setOffered] = useState<readonly SocialProvider[]>([])
  useEffect(() => {
    const asked = new AbortController()
    resultOf((signal) => legacy.GET('/auth/social/providers', { signal }), asked.signal).then(
      (result) => setOffered(result.ok ? result.data.results : []),
      () => {},
    )
    return () => asked.abort()
  }, [])
  const others = connected.filter((name) => offered.every((each) => each.name !== name))
  return [...offered, ...others.map((name) => ({ name, label: name }))]
}
