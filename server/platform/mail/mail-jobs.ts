import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { deliverDueMail, type MailDelivery } from './deliver-mail.ts'
import { DELIVER_MAIL } from './mail-queue.ts'

/** Sends the mails that are due: when one was queued, and every minute those that are tried again. */
export const mailJobs = (delivery: MailDelivery): JobHandler => ({
  name: DELIVER_MAIL,
  isForAll: true,
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle() {
    await deliverDueMail(delivery)
  },
})
