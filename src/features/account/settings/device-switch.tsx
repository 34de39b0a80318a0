import { legacy, type Push } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { type DevicePush, subscribeDevice, unsubscribeDevice } from '#src/shared/notifications/device-push.ts'
import type { PushBrowser } from '#src/shared/notifications/push-browser.ts'
import { notificationsCopy } from './notifications.copy.ts'
import { subscribedMember } from './subscribed-member.ts'
import type { Saving } from './use-saving.ts'

const copy = notificationsCopy.device

type Props = {
  member: Member
  push: Push
  device: DevicePush
  browser: PushBrowser
  saving: Saving
  onChange: () => void
}

/** Turns notifications on and off in this browser, which is asked only after a press. */
export function DeviceSwitch({ member, push, device, browser, saving, onChange }: Props) {
  // A browser may be subscribed for a session that has ended, or for somebody else.
  const isOn = device.status === 'on' && push.devices.some(({ endpoint }) => endpoint === device.endpoint)
  const status = device.status === 'on' && !isOn ? 'off' : device.status

  const turnOn = async () => {
    const subscribing = await subscribeDevice(browser, push.publicKey)
    if (!subscribing.ok) {
      if (subscribing.reason !== 'blocked') saving.refuse(copy[subscribing.reason])
      return onChange()
    }
    const body = subscribing.subscription
    await saving.save(() => resultOf((signal) => legacy.PUT('/user/push/subscriptions', { body, signal })), {
      done: copy.isOn,
      onDone: () => subscribedMember.write(member.id),
    })
    onChange()
  }
  const turnOff = async () => {
    subscribedMember.write(null)
    const endpoint = await unsubscribeDevice(browser)
    if (endpoint !== null) {
      const body = { endpoint }
      await saving.save(() => resultOf((signal) => legacy.DELETE('/user/push/subscriptions', { body, signal })), {
        done: copy.isOff,
      })
    }
    onChange()
  }
  return (
    <Stack gap={8}>
      <Heading level={3}>{copy.title}</Heading>
      <Text>{copy.states[status]}</Text>
      {(status === 'on' || status === 'off') && (
        <div>
          <Button variant="secondary" isBusy={saving.isBusy} onClick={() => void (isOn ? turnOff() : turnOn())}>
            {isOn ? copy.turnOff : copy.turnOn}
          </Button>
        </div>
      )}
    </Stack>
  )
}
