import { useState } from 'react'
import { SetOfficePrincipalDocument } from '#src/api/generated/documents/set-office-principal.ts'
import type { SettingsForm_SettingsFragment } from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { settingsCopy as copy } from './settings.copy.ts'

/** Whether the agent is a principal of their office, for staff. */
export function PrincipalSwitch({ settings }: { settings: SettingsForm_SettingsFragment }) {
  const [isPrincipal, setIsPrincipal] = useState(settings.isPrincipal)
  const [wanted, setWanted] = useState(settings.isPrincipal)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, change } = useChange(SetOfficePrincipalDocument)
  const { username, office } = settings.agent
  const toggle = (next: boolean) => {
    if (isBusy) return
    setIsSaved(false)
    setWanted(next)
    void change({ username, isPrincipal: next }, (result) => {
      setIsPrincipal(result.setOfficePrincipal.settings.isPrincipal)
      setIsSaved(true)
    })
  }
  return (
    <Stack gap={8}>
      <CheckboxField
        label={copy.isPrincipal(office.name)}
        hint={copy.principalHint}
        checked={isBusy ? wanted : isPrincipal}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      <div role="status">{isSaved && copy.principalSaved}</div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  )
}
