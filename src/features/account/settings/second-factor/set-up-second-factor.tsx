import { type FormEvent, useState } from 'react'
import { secondFactorErrors } from '#domain/members/second-factor.copy.ts'
import { legacy, type RecoveryCodes, type SecondFactorSetup } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { Saving } from '../use-saving.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import * as styles from './second-factor.css.ts'

type Props = {
  username: string
  setup: SecondFactorSetup
  saving: Saving
  onConfirmed: (codes: RecoveryCodes) => void
  onCancel: () => void
}

/** What an app needs to know, and the code that shows that it knows. */
export function SetUpSecondFactor({ username, setup, saving, onConfirmed, onCancel }: Props) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const params = { path: { username } }
    if (code.trim() === '') return saving.refuse(secondFactorErrors.needed, 'code')
    const body = { code: code.trim() }
    void saving.save(
      () => resultOf((signal) => legacy.PUT('/user/{username}/second-factor', { params, body, signal })),
      { done: copy.turnedOn, onDone: onConfirmed },
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{copy.scan}</Text>
        <QrCode text={setup.uri} label={copy.qrCode} />
        <Stack gap={4}>
          <Text>{copy.secret}</Text>
          <code className={styles.secret}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </Stack>
        <CodeField hint={copy.setupCodeHint} value={code} error={saving.errorOf('code')} onType={setCode} />
        <Inline gap={12}>
          <Button type="submit" isBusy={saving.isBusy}>
            {copy.turnOn}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
