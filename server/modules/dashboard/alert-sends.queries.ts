import type { AlertFrequency, AlertSending, AlertSendOutcome } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'

export type AlertStandingRow = {
  alertId: number
  sending: AlertSending
  frequency: AlertFrequency
  isByEmail: boolean
  isByPush: boolean
  name: string
  memberId: number
}

export async function findAlertStanding(database: Database, alertId: number): Promise<AlertStandingRow | null> {
  const [row] = await database.query<AlertStandingRow>(SELECT_STANDING, [alertId])
  return row ?? null
}

const SELECT_STANDING = `
  select id as "alertId", frequency, is_by_email as "isByEmail", is_by_push as "isByPush", name, member_id as "memberId",
    case when deleted_at is not null then 'deleted' when is_paused then 'paused'
      when not is_by_email and not is_by_push then 'stopped' else 'sending' end as sending
  from alert where id = $1`

export type AlertSendRow = { id: string; at: Date; isByPush: boolean; listingCount: number; outcome: AlertSendOutcome }

/** The latest first. A push notification that nobody took until it expired is given up. */
export const findAlertSends = (
  database: Database,
  { alertId, now, most }: { alertId: number; now: Date; most: number },
): Promise<AlertSendRow[]> => database.query<AlertSendRow>(SELECT_SENDS, [alertId, now, most])

const SELECT_SENDS = `
  select sent.id::text as id, sent.created_at as at, sent.push_message_id is not null as "isByPush",
    sent.listing_count as "listingCount",
    case
      when sent.push_message_id is not null then case
        when push_message.accepted_at is not null then 'delivered'
        when push_message.expires_at <= $2 then 'failed' else 'waiting' end
      when mail.state = 'sent' then 'delivered'
      when mail.state = 'failed' then 'failed'
      when mail.state = 'pending' then 'waiting'
      else 'unknown' end as outcome
  from alert_notification sent
  left join push_message on push_message.id = sent.push_message_id
  left join mail on mail.id = sent.mail_id
  where sent.alert_id = $1
  order by sent.id desc limit $3`
