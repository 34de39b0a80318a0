import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { NO_PLACEHOLDER_IMAGES } from './placeholder-images.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
  await portal.world.database.query(
    `insert into member (id, username, name, avatar_version, avatar_picture, created_at)
     values (901, 'without', 'W', 2, null, now()), (902, 'with', 'W', 1, decode('00', 'hex'), now())`,
  )
})
afterAll(() => portal.close())

async function avatarOf(username: string, headers: Record<string, string> = {}) {
  const payload = { query: `{ profile(username: "${username}") { avatar { identifier isDefault } } }` }
  const response = await portal.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return response.json<{ data: { profile: { avatar: unknown } } }>().data.profile.avatar
}

it('GraphQL answers a default picture where there is no other', async () => {
  expect(await avatarOf('without')).toEqual({ identifier: 'member-901', isDefault: true })
})

it('GraphQL answers no picture instead of a default one to whoever asks for no placeholders', async () => {
  const headers = { [NO_PLACEHOLDER_IMAGES]: '1' }
  expect(await avatarOf('without', headers)).toBeNull()
  expect(await avatarOf('with', headers)).toEqual({ identifier: 'member-902', isDefault: false })
})

it('GraphQL tells caches that the answer depends on it', async () => {
  const response = await portal.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ version }' } })
  expect(response.headers.vary).toContain(NO_PLACEHOLDER_IMAGES)
})
