import { useCallback, useEffect, useState } from 'react'
import { legacy, type Push, type SentNotification } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { type DevicePush, readDevicePush } from '#src/shared/notifications/device-push.ts'
import type { PushBrowser } from '#src/shared/notifications/push-browser.ts'

type Notifications = { push: Push; sent: readonly SentNotification[]; device: DevicePush }
type Reading = { status: 'loading' } | { status: 'failed' } | ({ status: 'read' } & Notifications)

/** The devices of a member, this browser and what was sent; read when the section opens and after each change. */
export function useNotifications(browser: PushBrowser) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' })

  const read = useCallback(
    (asked?: AbortSignal): void => {
      Promise.all([
        resultOf((signal) => legacy.GET('/user/push', { signal }), asked),
        resultOf((signal) => legacy.GET('/user/notifications', { signal }), asked),
        readDevicePush(browser),
      ]).then(
        ([push, sent, device]) => {
          const found: Reading =
            push.ok && sent.ok
              ? { status: 'read', push: push.data, sent: sent.data.results, device }
              : { status: 'failed' }
          return asked?.aborted === true ? undefined : setReading(found)
        },
        () => {},
      )
    },
    [browser],
  )
  useEffect(() => {
    const asked = new AbortController()
    read(asked.signal)
    return () => asked.abort()
  }, [read])
  return { reading, read }
}
