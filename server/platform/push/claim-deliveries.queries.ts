import type { Database } from '#server/platform/database/database.ts'
import { IS_SESSION_ALIVE } from './push-subscriptions.queries.ts'

export type ClaimedDelivery = {
  messageId: number
  subscriptionId: number
  endpoint: string
  p256dh: string
  auth: string
  payload: string
  expiresAt: Date
  host: string
  /** This one included. */
  attempts: number
  claimedAt: Date
}

/** How many deliveries are under way at once, over all servers, to the devices of one member and to one host. */
const MOST_OF_MEMBER = 2
const MOST_OF_HOST = 20

/**
 * Takes deliveries that are due until a moment, so that no other server sends them meanwhile: of each member and each host no more than
 * may be under way, to a host that did not answer of late one, and to one that rests none.
 */
export const claimDueDeliveries = (
  database: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedDelivery[]> =>
  database.query<ClaimedDelivery>(CLAIM, [now, until, most, MOST_OF_MEMBER, MOST_OF_HOST])

const IS_FREE = '(push_delivery.claimed_until is null or push_delivery.claimed_until <= $1)'

// From host to host along the index, so that however many wait for one, the oldest of every other are looked at.
const CLAIM = `
  with recursive hosts as (
    (select host from push_delivery order by 1 limit 1)
    union all
    select (select push_delivery.host from push_delivery where push_delivery.host > hosts.host order by 1 limit 1)
    from hosts where hosts.host is not null
  ), under_way as materialized (
    select push_subscription.member_id, push_delivery.host, count(*) as deliveries
    from push_delivery join push_subscription on push_subscription.id = push_delivery.subscription_id
    where push_delivery.claimed_until > $1
    group by 1, 2
  ), of_member as (
    select member_id, sum(deliveries)::int as deliveries from under_way group by 1
  ), of_host as (
    select host, sum(deliveries)::int as deliveries from under_way group by 1
  ), open_host as materialized (
    select hosts.host,
      case when push_host.host is null then $5::int else 1 end - coalesce(of_host.deliveries, 0) as free_of_host
    from hosts
    left join push_host on push_host.host = hosts.host
    left join of_host on of_host.host = hosts.host
    where hosts.host is not null and (push_host.host is null or push_host.resting_until <= $1)
  ), due as (
    select next.*, open_host.host, open_host.free_of_host
    from open_host
    cross join lateral (
      select push_delivery.message_id, push_delivery.subscription_id, push_delivery.next_attempt_at,
        push_subscription.member_id, $4::int - coalesce(of_member.deliveries, 0) as free_of_member
      from push_delivery
      join push_message on push_message.id = push_delivery.message_id
      join push_subscription on push_subscription.id = push_delivery.subscription_id
        and push_subscription.member_id = push_message.member_id
      left join of_member on of_member.member_id = push_subscription.member_id
      where push_delivery.host = open_host.host and push_delivery.next_attempt_at <= $1 and ${IS_FREE}
        and push_message.expires_at > $1 and ${IS_SESSION_ALIVE}
        and coalesce(of_member.deliveries, 0) < $4::int
      order by push_delivery.next_attempt_at
      limit 2000
    ) next
    where open_host.free_of_host > 0
  ), by_member as (
    select due.*, row_number() over (partition by member_id order by next_attempt_at, subscription_id) as place_of_member
    from due
  ), by_host as (
    select by_member.*, row_number() over (partition by host order by place_of_member, next_attempt_at) as place_of_host
    from by_member
    where place_of_member <= free_of_member
  ), chosen as (
    select message_id, subscription_id
    from by_host
    where place_of_host <= free_of_host
    order by place_of_member, next_attempt_at
    limit $3
  )
  update push_delivery set claimed_until = $2, attempts = push_delivery.attempts + 1
  from chosen, push_message, push_subscription
  where push_delivery.message_id = chosen.message_id and push_delivery.subscription_id = chosen.subscription_id
    and push_message.id = chosen.message_id and push_subscription.id = chosen.subscription_id and ${IS_FREE}
  returning push_delivery.message_id as "messageId", push_delivery.subscription_id as "subscriptionId",
    push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth, push_message.payload,
    push_message.expires_at as "expiresAt", push_subscription.host, push_delivery.attempts,
    $1::timestamptz as "claimedAt"`
