import { type ChangeEvent, useRef, useState } from 'react'
import type { Settings } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/components/button.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { Avatar } from '#src/property/avatar/avatar.tsx'
import { tellMemberUpdated } from '#src/property/session/session-events.ts'
import { pictureForUpload } from './picture-for-upload.ts'
import { Section } from './section.tsx'
import { settingsClient } from './settings-client.ts'
import * as styles from './settings.css.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** The member's picture: chosen, seen as it will be, then saved. */
export function AvatarSection({ member, settings, onChange }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { outcome, isBusy, save, refuse } = useSaving()
  const input = useRef<HTMLInputElement>(null)

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const picture = await pictureForUpload(file)
    if (picture === null) return refuse('This file is no picture that your browser can read.')
    setChosen(picture)
  }
  const show = (avatar: Settings['avatar']) => {
    setChosen(null)
    onChange({ ...settings, avatar })
    tellMemberUpdated({ ...member, avatar })
  }
  const upload = () =>
    void save(() => settingsClient.uploadAvatar(member.username, chosen ?? ''), {
      done: 'Your picture is saved.',
      onDone: show,
    })
  const remove = () =>
    void save(() => settingsClient.removeAvatar(member.username), {
      done: 'Your picture is removed.',
      onDone: () => show(null),
    })
  const hasPicture = settings.avatar !== null && !settings.avatar.isDefault
  return (
    <Section title="Your picture" outcome={outcome}>
      <div className={styles.avatarRow}>
        {chosen ? (
          <img
            src={`data:image/jpeg;base64,${chosen}`}
            alt="As it will be shown"
            width={120}
            height={120}
            className={styles.preview}
          />
        ) : (
          <Avatar user={{ ...member, avatar: settings.avatar }} size="large" />
        )}
        <div className={styles.avatarWords}>
          <Text size="small" tone="inkSoft">
            A JPEG, PNG, WebP or AVIF. It is shown round; where it was taken is removed from it.
          </Text>
          <Inline gap={8}>
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label="Picture file"
              hidden
              onChange={(event) => void take(event)}
            />
            {chosen && (
              <Button isBusy={isBusy} onClick={upload}>
                Save picture
              </Button>
            )}
            <Button look="secondary" onClick={() => input.current?.click()}>
              {hasPicture || chosen ? 'Choose another' : 'Choose a picture'}
            </Button>
            {hasPicture && !chosen && (
              <Button look="quiet" isBusy={isBusy} onClick={remove}>
                Remove
              </Button>
            )}
          </Inline>
        </div>
      </div>
    </Section>
  )
}
