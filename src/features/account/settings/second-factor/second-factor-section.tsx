import { useEffect, useRef, useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import { legacy, type RecoveryCodes as Codes, type SecondFactorSetup, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Section } from '../section.tsx'
import { useSaving } from '../use-saving.ts'
import { ChangeSecondFactor } from './change-second-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** Two-step login: off, being set up, on, or with recovery codes that are shown this once. */
export function SecondFactorSection({ member, settings, onChange }: Props) {
  const { username } = member
  const saving = useSaving()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const stage = codes !== null ? 'codes' : settings.hasSecondFactor ? 'on' : setup !== null ? 'setUp' : 'off'
  const place = useFocusOnChange(stage)
  const begin = () => {
    const params = { path: { username } }
    void saving.save(() => resultOf((signal) => legacy.POST('/user/{username}/second-factor', { params, signal })), {
      done: null,
      onDone: setSetup,
    })
  }
  const showCodes = ({ recoveryCodes }: Codes) => {
    setSetup(null)
    setCodes(recoveryCodes)
    onChange({ ...settings, hasSecondFactor: true, recoveryCodesLeft: recoveryCodes.length })
  }
  return (
    <Section title={copy.title} outcome={saving.outcome}>
      <div ref={place} tabIndex={-1} role="group" aria-label={copy.title}>
        {codes !== null ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        ) : settings.hasSecondFactor ? (
          <ChangeSecondFactor
            username={username}
            email={emailOf(member.communications)}
            codesLeft={settings.recoveryCodesLeft}
            saving={saving}
            onRenewed={showCodes}
            onRemoved={() => onChange({ ...settings, hasSecondFactor: false, recoveryCodesLeft: 0 })}
          />
        ) : setup !== null ? (
          <SetUpSecondFactor
            username={username}
            setup={setup}
            saving={saving}
            onConfirmed={showCodes}
            onCancel={() => {
              saving.clear()
              setSetup(null)
            }}
          />
        ) : (
          <Stack>
            <Text>{copy.introduction}</Text>
            {Object.keys(member.claims).length > 0 && <Text weight="strong">{copy.forStaff}</Text>}
            {settings.hasPassword ? (
              <div>
                <Button variant="secondary" isBusy={saving.isBusy} onClick={begin}>
                  {copy.setUp}
                </Button>
              </div>
            ) : (
              <Text>{copy.passwordFirst}</Text>
            )}
          </Stack>
        )}
      </div>
    </Section>
  )
}

/** Each stage takes the focus from the one before, whose buttons are gone. */
function useFocusOnChange(stage: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current !== stage) place.current?.focus()
    shown.current = stage
  }, [stage])
  return place
}
