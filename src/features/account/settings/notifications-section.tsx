import { emailOf } from '#domain/members/contact-details.ts'
import type { Settings } from '#src/api/rest/clients.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { type PushBrowser, pushBrowser } from '#src/shared/notifications/push-browser.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { NotificationKinds } from './notification-kinds.tsx'
import { notificationsCopy as copy } from './notifications.copy.ts'
import { PushDevices } from './push-devices.tsx'
import { Section } from './section.tsx'
import { SentNotifications } from './sent-notifications.tsx'
import { useNotifications } from './use-notifications.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; browser?: PushBrowser }

/** What the member is notified of, by email and on which devices, and what was sent. */
export function NotificationsSection({ member, settings, browser = pushBrowser }: Props) {
  const { reading, read } = useNotifications(browser)
  const saving = useSaving()
  const address = emailOf(settings.communications) ?? ''
  return (
    <Section title={copy.title} outcome={saving.outcome}>
      <Stack gap={8}>
        <Heading level={3}>{copy.email.title}</Heading>
        <Text>{settings.isEmailConfirmed ? copy.email.on(address) : copy.email.off}</Text>
      </Stack>
      <NotificationKinds />
      {reading.status === 'loading' && <Text tone="inkSoft">{copy.loading}</Text>}
      {reading.status === 'failed' && (
        <Notice tone="danger">
          <Stack gap={8}>
            {copy.unreachable}
            <Button size="small" variant="secondary" onClick={() => read()}>
              {copy.tryAgain}
            </Button>
          </Stack>
        </Notice>
      )}
      {reading.status === 'read' && (
        <>
          <DeviceSwitch {...{ member, browser, saving }} {...reading} onChange={() => read()} />
          <PushDevices saving={saving} {...reading} onChange={() => read()} />
          <SentNotifications sent={reading.sent} />
        </>
      )}
    </Section>
  )
}
