import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lena } from '#tests/support/session-model.ts'
import type { Member } from '#src/api/session/member.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { loadNavigation } from '../navigation.ts'
import { SideMenu } from './side-menu.tsx'

const agent: Member = { ...lena, type: 2, isAgent: true }

beforeEach(() => setBadgeCount('enquiries', 3))
afterEach(() => {
  cleanup()
  setBadgeCount('enquiries', 0)
  publishSession({ status: 'unknown' })
})

async function open() {
  const navigation = await loadNavigation()
  render(
    <SideMenu
      navigation={navigation}
      currentPath="/"
      timesPressed={1}
      onOpenChange={() => {}}
      menuButton={createRef()}
    />,
  )
  await screen.findByRole('link', { name: 'My Alerts' })
}
const enquiries = () => screen.queryByRole('link', { name: /^Enquiries/ })

it('has the way to their enquiries for agents, with how many are new', async () => {
  publishSession({ status: 'member', member: agent })
  await open()
  const link = await screen.findByRole('link', { name: 'Enquiries 3 new enquiries' })
  expect(link.getAttribute('href')).toBe('/enquiries')
  act(() => publishSession({ status: 'loggedOut' }))
  expect(enquiries()).toBeNull()
})

it('has none for other members', async () => {
  publishSession({ status: 'member', member: lena })
  await open()
  expect(enquiries()).toBeNull()
})
