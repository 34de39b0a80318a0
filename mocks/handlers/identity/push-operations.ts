import type { components } from '#schema/generated/legacy.ts'
import { Refusal } from '../../refusal.ts'
import type { MemberRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import type { IdentityOperations } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

type Schemas = components['schemas']
type PushOperation = 'getPush' | 'savePushSubscription' | 'deletePushSubscription' | 'getUserNotifications'
type Device = Schemas['PushDevice'] & { memberId: number }

const PUBLIC_KEY = `B${'A'.repeat(86)}`

/** Devices of push notifications for as long as the mocks run; nothing was ever sent. */
export function pushOperations(world: World): IdentityOperations<PushOperation> {
  let devices: Device[] = []
  const requireMember = (headers: Headers): MemberRecord => {
    const caller = callerOf(world, headers)
    if (caller === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    return caller.member
  }
  return {
    getPush: ({ headers }) => {
      const { id } = requireMember(headers)
      const own = devices.filter(({ memberId }) => memberId === id).map(({ memberId: _, ...device }) => device)
      return { status: 200, body: { publicKey: PUBLIC_KEY, devices: own } satisfies Schemas['Push'] }
    },
    savePushSubscription: ({ headers, body }) => {
      const { id: memberId } = requireMember(headers)
      const { endpoint }: Schemas['PushSubscription'] = body
      if (!/^https:\/\/[a-z][\w-]*(?:\.[\w-]+)+\//.test(endpoint)) {
        throw new Refusal('BAD_INPUT', 'This is no URL of a push service.', 'endpoint')
      }
      const createdAt = new Date(0).toISOString()
      const device = { memberId, endpoint, device: 'Chrome on Linux', createdAt, lastSuccessAt: null }
      devices = [device, ...devices.filter((each) => each.endpoint !== endpoint)]
      return { status: 204 }
    },
    deletePushSubscription: ({ headers, body }) => {
      const { id } = requireMember(headers)
      const { endpoint }: Schemas['PushEndpoint'] = body
      devices = devices.filter((each) => each.endpoint !== endpoint || each.memberId !== id)
      return { status: 204 }
    },
    getUserNotifications: ({ headers }) => {
      requireMember(headers)
      return { status: 200, body: { results: [] } satisfies Schemas['UserNotifications'] }
    },
  }
}
