import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Avatar } from './avatar.tsx'

const agent = (avatar: { identifier: string; version: number; isDefault: boolean } | null) => ({
  name: 'Mia Chen',
  isAgent: true,
  avatar,
})

it('a picture of a person is asked for with twice the pixels of its size, 76 or 200', () => {
  const own = agent({ identifier: 'member-7', version: 3, isDefault: false })
  expect(plainMarkup(<Avatar user={own} />)).toContain('src="/images/member-7/3?width=152&amp;height=152"')
  expect(plainMarkup(<Avatar user={own} size="large" />)).toContain('src="/images/member-7/3?width=400&amp;height=400"')
})

it('an agent without a picture of their own has the default one, another member the initials', () => {
  expect(plainMarkup(<Avatar user={agent(null)} />)).toContain('/images/member-default/1?')
  expect(plainMarkup(<Avatar user={{ ...agent(null), isAgent: false }} />)).toContain('MC')
})
