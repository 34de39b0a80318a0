import { deliverDueMail, type MailDelivery } from './deliver-mail.ts'

export type MailWorker = {
  /** Something waits: it is sent now and not at the next look. */
  wake(): void
  /** Ends after the mails that it is sending. */
  stop(): Promise<void>
}

const LOOK_MILLISECONDS = 30_000

/** Looks for mails that are due every half minute, and whenever it is woken, until it is stopped. */
export function startMailWorker(delivery: MailDelivery): MailWorker {
  let isStopped = false
  let isWoken = false
  let underWay: Promise<void> | null = null
  const timer = setInterval(wake, LOOK_MILLISECONDS)
  timer.unref()

  function wake(): void {
    isWoken = true
    if (isStopped || underWay !== null) return
    underWay = work().finally(() => {
      underWay = null
    })
  }

  async function work(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false
      try {
        // A full hand means that there may be more.
        if ((await deliverDueMail(delivery)) > 0) isWoken = true
      } catch (error) {
        delivery.log.warn({ err: error }, 'the outbox cannot be read')
      }
    }
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await underWay
      delivery.transport.close()
    },
  }
}
