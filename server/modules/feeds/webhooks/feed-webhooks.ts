import { randomBytes } from 'node:crypto'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { webhookUrlOf } from '#domain/feeds/feed-webhook.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { deleteWebhook, findWebhook, putWebhook, type WebhookRow } from './feed-webhooks.queries.ts'

/** Where offices are told of what became of their uploads (docs/product.md, section 29). */
export type FeedWebhooks = {
  ofOffice(officeId: number): Promise<WebhookRow | null>
  /** Takes the place of another one, with a secret of its own. Throws BAD_INPUT for an address that is not asked. */
  set(officeId: number, url: unknown): Promise<WebhookRow>
  remove(officeId: number): Promise<void>
}

const SECRET_PREFIX = 'hfw_'

export const feedWebhooks = ({ database, clock }: Pick<PlatformServices, 'clock' | 'database'>): FeedWebhooks => ({
  ofOffice: (officeId) => findWebhook(database, officeId),
  async set(officeId, stated) {
    const url = typeof stated === 'string' ? webhookUrlOf(stated) : null
    if (url === null) throw new PortalError('BAD_INPUT', errors.webhookUrl, { field: 'url' })
    const webhook = { url, secret: SECRET_PREFIX + randomBytes(32).toString('base64url'), changedAt: clock() }
    await putWebhook(database, officeId, webhook)
    return webhook
  },
  remove: (officeId) => deleteWebhook(database, officeId),
})
