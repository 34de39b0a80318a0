import { useCallback, useEffect, useState } from 'react'
import type { Push, PushClient, SentNotification } from '#src/api/rest/push-client.ts'
import { type DevicePush, readDevicePush } from '#src/shared/push/device-push.ts'
import type { PushBrowser } from '#src/shared/push/push-browser.ts'

type Notifications = { push: Push; sent: readonly SentNotification[]; device: DevicePush }
type Reading = { status: 'loading' } | { status: 'failed' } | ({ status: 'read' } & Notifications)

/** The devices of a member, this browser and what was sent; read when the section opens and after each change. */
export function useNotifications(client: PushClient, browser: PushBrowser) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' })

  const read = useCallback(
    (signal?: AbortSignal): void => {
      Promise.all([client.push({ signal }), client.notifications({ signal }), readDevicePush(browser)]).then(
        ([push, sent, device]) => {
          const found: Reading =
            push.ok && sent.ok ? { status: 'read', push: push.data, sent: sent.data, device } : { status: 'failed' }
          return signal?.aborted === true ? undefined : setReading(found)
        },
        () => {},
      )
    },
    [client, browser],
  )
  useEffect(() => {
    const asked = new AbortController()
    read(asked.signal)
    return () => asked.abort()
  }, [read])
  return { reading, read }
}
