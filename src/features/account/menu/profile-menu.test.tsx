import { afterEach, expect, it, vi } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ProfileMenu } from './profile-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const member = {
  id: 3,
  username: 'agnes',
  name: 'Agnes',
  type: 2 as const,
  isAgent: true,
  avatar: { identifier: '', version: 0, isDefault: true },
  displayDescription: '',
  claims: {},
  communications: [],
}

function linksOf(features: string, change: object = {}): string[] {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { dataset: { features } } })
  const markup = plainMarkup(
    <ProfileMenu
      member={{ ...member, ...change }}
      areFeaturesShown={false}
      onToggleFeatures={() => {}}
      hasPage={() => true}
    />,
  )
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

it('leads agents to the performance hub where that is on, and nobody else', () => {
  expect(linksOf('performanceHub')).toContain('/performance')
  expect(linksOf('tracking')).not.toContain('/performance')
  expect(linksOf('performanceHub', { isAgent: false, type: 1 })).not.toContain('/performance')
})
