import { legacy, type Push } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import type { DevicePush } from '#src/shared/notifications/device-push.ts'
import { notificationsCopy } from './notifications.copy.ts'
import * as styles from './settings.css.ts'
import { subscribedMember } from './subscribed-member.ts'
import type { Saving } from './use-saving.ts'

const copy = notificationsCopy.devices
const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

type Props = { push: Push; device: DevicePush; saving: Saving; onChange: () => void }

/** Every device that notifications of the member go to. */
export function PushDevices({ push: { devices }, device: thisDevice, saving, onChange }: Props) {
  const remove = async ({ endpoint, device }: Push['devices'][number]) => {
    if (endpoint === thisDevice.endpoint) subscribedMember.write(null)
    const body = { endpoint }
    await saving.save(() => resultOf((signal) => legacy.DELETE('/user/push/subscriptions', { body, signal })), {
      done: copy.removed(device),
    })
    onChange()
  }
  return (
    <Stack gap={8}>
      <Heading level={3}>{copy.title}</Heading>
      {devices.length === 0 ? (
        <Text tone="inkSoft">{copy.none}</Text>
      ) : (
        <ul className={styles.sessions}>
          {devices.map((each) => (
            <li key={each.endpoint} className={styles.device}>
              <div>
                <Text weight="strong">
                  {each.device}
                  {each.endpoint === thisDevice.endpoint && <span>{copy.thisOne}</span>}
                </Text>
                <Text size="small" tone="inkSoft">
                  {copy.since(moment.format(new Date(each.createdAt)))}
                </Text>
              </div>
              <Button
                size="small"
                variant="secondary"
                aria-label={copy.removeOf(each.device)}
                onClick={() => void remove(each)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
