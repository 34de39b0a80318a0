import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type AgentProfile,
  type AgentProfileError,
  checkAgentProfile,
  tidyAgentProfile,
} from '#domain/agents/agent-settings.ts'
import { agentSettingsErrors } from '#domain/agents/agent-settings-errors.copy.ts'
import { UpdateAgentSettingsDocument } from '#src/api/generated/documents/update-agent-settings.ts'
import type { AgentSettingsInput, SettingsForm_SettingsFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { AwardFields, VideoFields } from './row-fields.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { draftOf, savedSettings, profileOf, type SettingsDraft } from './settings-draft.ts'
import { SettingsFields } from './settings-fields.tsx'

type Props = { settings: SettingsForm_SettingsFragment; onReread: () => Promise<void> }

/** Everything that a profile shows. What is typed stays in this browser until it is saved. */
export function SettingsForm({ settings, onReread }: Props) {
  const { username } = settings.agent
  const [kept] = useState(() => savedSettings(username))
  const [draft, setDraft] = useState<SettingsDraft>(() => kept.read() ?? draftOf(settings))
  const [errors, setErrors] = useState<readonly AgentProfileError[]>([])
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, change, refuse } = useChange(UpdateAgentSettingsDocument)
  const form = useRef<HTMLFormElement>(null)
  const problems = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length === 0) return
    // What is wrong with a group is wrong with none of its fields alone.
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const place = field ?? problems.current
    place?.focus()
  }, [errors])

  const update = (part: Partial<SettingsDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setIsSaved(false)
    kept.write(next)
  }
  const save = (baseVersion: number) => {
    const profile = tidyAgentProfile(profileOf(draft))
    const found = checkAgentProfile(profile, new Date().getFullYear())
    setErrors(found)
    if (found.length > 0) return
    void change({ username, input: inputOf(profile, baseVersion) }, (result) => {
      kept.write(null)
      setDraft(draftOf(result.updateAgentSettings.settings))
      setIsSaved(true)
      void onReread()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(draft.baseVersion)
  }
  const isConflict = failure === agentSettingsErrors.changedMeanwhile
  useEffect(() => {
    if (isConflict) void onReread()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each conflict
  }, [isConflict])

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={32}>
        <div ref={problems} tabIndex={-1}>
          {errors.length > 0 && <Notice tone="danger">{copy.putRight}</Notice>}
        </div>
        <SettingsFields draft={draft} errors={errors} onChange={update} />
        <AwardFields draft={draft} errors={errors} onChange={update} />
        <VideoFields draft={draft} errors={errors} onChange={update} />
        <Stack gap={12}>
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
          {isConflict && (
            <Conflict
              onKeep={() => save(settings.version)}
              onDrop={() => {
                kept.write(null)
                setDraft(draftOf(settings))
                refuse(null)
              }}
            />
          )}
          <div role="status">
            {isSaved && (
              <Notice tone="success" role="none">
                {copy.saved}
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit" size="large" isBusy={isBusy}>
              {isBusy ? copy.saving : copy.save}
            </Button>
          </div>
        </Stack>
      </Stack>
    </form>
  )
}

const inputOf = (profile: AgentProfile, baseVersion: number): AgentSettingsInput => ({
  ...profile,
  awards: [...profile.awards],
  socialLinks: [...profile.socialLinks],
  videos: [...profile.videos],
  servicedLocationUris: [...profile.servicedLocationUris],
  areasOfExpertise: [...profile.areasOfExpertise],
  baseVersion,
})

/** Where somebody else has saved meanwhile: which of the two it shall be. */
const Conflict = ({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) => (
  <Inline gap={12}>
    <Button variant="secondary" onClick={onKeep}>
      {copy.saveOver}
    </Button>
    <Button variant="secondary" onClick={onDrop}>
      {copy.showTheirs}
    </Button>
  </Inline>
)
