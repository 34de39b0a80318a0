import { type ChangeEvent, useRef, useState } from 'react'
import { legacy, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { base64In, pictureForUpload } from '#src/shared/pictures/picture-for-upload.ts'
import { Section } from './section.tsx'
import { avatarCopy } from './settings.copy.ts'
import * as styles from './settings.css.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** The member's picture: chosen, seen as it will be, then saved. */
export function AvatarSection({ member, settings, onChange }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { outcome, isBusy, save, refuse, clear } = useSaving()
  const input = useRef<HTMLInputElement>(null)

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const picture = await pictureForUpload(file)
    if (picture === null) return refuse(avatarCopy.unreadable)
    clear()
    setChosen(picture)
  }
  const show = (avatar: Settings['avatar']) => {
    setChosen(null)
    onChange({ ...settings, avatar })
    emit('member.updated', { ...member, avatar })
  }
  const params = { path: { username: member.username } }
  const upload = () => {
    const body = { picture: base64In(chosen ?? '') }
    void save(() => resultOf((signal) => legacy.PUT('/user/{username}/avatar', { params, body, signal })), {
      done: avatarCopy.saved,
      onDone: show,
    })
  }
  const remove = () =>
    void save(() => resultOf((signal) => legacy.DELETE('/user/{username}/avatar', { params, signal })), {
      done: avatarCopy.removed,
      onDone: () => show(null),
    })
  const hasPicture = settings.avatar !== null && !settings.avatar.isDefault
  return (
    <Section title={avatarCopy.title} outcome={outcome}>
      <div className={styles.avatarRow}>
        {chosen ? (
          <img src={chosen} alt={avatarCopy.preview} width={120} height={120} className={styles.preview} />
        ) : (
          <Avatar user={{ ...member, avatar: settings.avatar }} size="large" />
        )}
        <div className={styles.avatarWords}>
          <Text size="small" tone="inkSoft">
            {avatarCopy.hint}
          </Text>
          <Inline gap={8}>
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label={avatarCopy.file}
              hidden
              onChange={(event) => void take(event)}
            />
            {chosen && (
              <Button isBusy={isBusy} onClick={upload}>
                {avatarCopy.save}
              </Button>
            )}
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {hasPicture || chosen ? avatarCopy.chooseAnother : avatarCopy.choose}
            </Button>
            {hasPicture && !chosen && (
              <Button variant="quiet" isBusy={isBusy} onClick={remove}>
                {avatarCopy.remove}
              </Button>
            )}
          </Inline>
        </div>
      </div>
    </Section>
  )
}
