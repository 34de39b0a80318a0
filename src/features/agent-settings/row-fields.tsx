import { agentProfileLimits as limits } from '#domain/agents/agent-settings.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { errorOf, type FieldsProps } from './field-errors.ts'
import { settingsCopy as copy } from './settings.copy.ts'

const changed = <Row,>(rows: readonly Row[], at: number, part: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...part } : row))

const without = <Row,>(rows: readonly Row[], at: number): Row[] => rows.filter((_, index) => index !== at)

export function AwardFields({ draft: { awards }, errors, onChange }: FieldsProps) {
  const change = (at: number, part: Partial<(typeof awards)[number]>) => onChange({ awards: changed(awards, at, part) })
  return (
    <FieldGroup label={copy.awards} isOptional error={errorOf(errors, 'awards')}>
      <Stack gap={24}>
        {awards.map((award, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place, and has no state of its own
          <FieldGroup key={index} label={copy.award(index + 1)}>
            <Stack gap={8}>
              <TextField
                label={copy.awardTitle}
                maxLength={limits.text}
                value={award.title}
                onChange={({ currentTarget }) => change(index, { title: currentTarget.value })}
              />
              <TextField
                label={copy.awardedBy}
                maxLength={limits.text}
                value={award.awardedBy}
                onChange={({ currentTarget }) => change(index, { awardedBy: currentTarget.value })}
              />
              <TextField
                label={copy.year}
                inputMode="numeric"
                maxLength={4}
                value={award.year}
                onChange={({ currentTarget }) => change(index, { year: currentTarget.value })}
              />
              <RemoveButton
                label={copy.removeAward(index + 1)}
                onPress={() => onChange({ awards: without(awards, index) })}
              />
            </Stack>
          </FieldGroup>
        ))}
        {awards.length < limits.awards && (
          <AddButton
            label={copy.addAward}
            onPress={() => onChange({ awards: [...awards, { title: '', awardedBy: '', year: '' }] })}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}

export function VideoFields({ draft: { videos }, errors, onChange }: FieldsProps) {
  const change = (at: number, part: Partial<(typeof videos)[number]>) => onChange({ videos: changed(videos, at, part) })
  return (
    <FieldGroup label={copy.videos} isOptional error={errorOf(errors, 'videos')}>
      <Stack gap={24}>
        {videos.map((video, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place, and has no state of its own
          <FieldGroup key={index} label={copy.video(index + 1)}>
            <Stack gap={8}>
              <TextField
                label={copy.videoTitle}
                maxLength={limits.text}
                value={video.title}
                onChange={({ currentTarget }) => change(index, { title: currentTarget.value })}
              />
              <TextField
                label={copy.videoUrl}
                type="url"
                maxLength={limits.url}
                value={video.url}
                onChange={({ currentTarget }) => change(index, { url: currentTarget.value })}
              />
              <CheckboxField
                label={copy.isVisible}
                checked={video.isVisible}
                onChange={({ currentTarget }) => change(index, { isVisible: currentTarget.checked })}
              />
              <RemoveButton
                label={copy.removeVideo(index + 1)}
                onPress={() => onChange({ videos: without(videos, index) })}
              />
            </Stack>
          </FieldGroup>
        ))}
        {videos.length < limits.videos && (
          <AddButton
            label={copy.addVideo}
            onPress={() => onChange({ videos: [...videos, { url: '', title: '', isVisible: true }] })}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}

type PressProps = { label: string; onPress: () => void }

const AddButton = ({ label, onPress }: PressProps) => (
  <div>
    <Button size="small" variant="secondary" onClick={onPress}>
      {label}
    </Button>
  </div>
)

const RemoveButton = ({ label, onPress }: PressProps) => (
  <div>
    <Button size="small" variant="quiet" onClick={onPress}>
      {label}
    </Button>
  </div>
)
