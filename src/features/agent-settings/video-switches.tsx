import { useState } from 'react'
import { SetAgentVideoVisibilityDocument } from '#src/api/generated/documents/set-agent-video-visibility.ts'
import type { SettingsForm_SettingsFragment } from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { settingsCopy as copy } from './settings.copy.ts'

/** Which videos are shown, for staff who may choose that and no more. */
export function VideoSwitches({ settings }: { settings: SettingsForm_SettingsFragment }) {
  const [videos, setVideos] = useState(settings.videos)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, change } = useChange(SetAgentVideoVisibilityDocument)
  const { username } = settings.agent
  const toggle = (url: string, isVisible: boolean) => {
    setIsSaved(false)
    void change({ username, url, isVisible }, (result) => {
      const after = result.setAgentVideoVisibility.settings.videos
      // In their old order, so that nothing moves under the pointer.
      setVideos(videos.map((video) => after.find((each) => each.url === video.url) ?? video))
      setIsSaved(true)
    })
  }
  return (
    <section aria-label={copy.videos}>
      <Stack gap={12}>
        <Heading level={2} size="lead">
          {copy.videos}
        </Heading>
        <Text>{videos.length === 0 ? copy.noVideos : copy.onlyVideos}</Text>
        {videos.map(({ url, title, isVisible }) => (
          <CheckboxField
            key={url}
            label={copy.isVisibleOf(title)}
            hint={url}
            checked={isVisible}
            disabled={isBusy}
            onChange={({ currentTarget }) => toggle(url, currentTarget.checked)}
          />
        ))}
        <div role="status">{isSaved && copy.saved}</div>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </Stack>
    </section>
  )
}
