import { describe, expect, it } from 'vitest'
import {
  AVATAR_COLOURS,
  avatarColour,
  avatarFontSize,
  avatarInitials,
  avatarSize,
  hasAvatarImage,
  isDefaultAvatar,
} from './avatar.ts'
import { emailOf, phoneOf } from './contact-details.ts'
import { profilePath } from './profile-path.ts'

describe('an avatar', () => {
  it.each([
    ['Priya Raman', 'PR'],
    ['Mary Jane van Dyk', 'MD'],
    ['cher', 'C'],
    ['  Élodie  (Ellie) ', 'ÉE'],
    ['3 Degrees', '3D'],
    ['!!', '?'],
    ['', '?'],
  ])('of %j has the initials %s', (name, initials) => {
    expect(avatarInitials(name)).toBe(initials)
  })

  it('takes its colour from the first letter alone', () => {
    expect(avatarColour('Anna')).toBe(0)
    expect(avatarColour('bob')).toBe(1)
    expect(avatarColour('Bea Zhang')).toBe(avatarColour('bob'))
    expect(avatarColour('Élodie')).toBe(avatarColour('Ed'))
    expect(avatarColour('Zed')).toBeLessThan(AVATAR_COLOURS)
    expect([avatarColour('Hugo'), avatarColour('Ida'), avatarColour('Zed')]).toEqual([7, 0, 1])
    expect([avatarColour('Ωmega'), avatarColour('张伟')]).toEqual([0, 0])
    expect([avatarColour('3 Degrees'), avatarColour('')]).toEqual([0, 0])
  })

  it('is the default one when there is none or its flag says so', () => {
    const own = { identifier: 'a', version: 1, isDefault: false }
    expect([isDefaultAvatar(null), isDefaultAvatar({ ...own, isDefault: true }), isDefaultAvatar(own)]).toEqual([
      true,
      true,
      false,
    ])
    expect(hasAvatarImage({ isAgent: true, avatar: null })).toBe(true)
    expect(hasAvatarImage({ isAgent: false, avatar: null })).toBe(false)
    expect(hasAvatarImage({ isAgent: false, avatar: own })).toBe(true)
  })

  it('comes in 76 pixels, and in 200 when wider than that', () => {
    expect([avatarSize(32), avatarSize(76), avatarSize(77)]).toEqual([76, 76, 200])
    expect(avatarFontSize(40)).toBe(16)
  })
})

describe('contact details', () => {
  const of = (communicationType: number, details: string) => ({ communicationType, details })

  it('take the e-mail from the Email contact', () => {
    expect(emailOf([of(5, 'example.com'), of(1, ' a@example.com ')])).toBe('a@example.com')
    expect(emailOf([of(1, ' ')])).toBeNull()
  })
  it('prefer the mobile to the landline, and never take the fax', () => {
    expect(phoneOf([of(3, '03 5550 1234'), of(2, '0491 570 156')])).toBe('0491 570 156')
    expect(phoneOf([of(4, '03 5550 9999'), of(3, '03 5550 1234'), of(2, '')])).toBe('03 5550 1234')
    expect(phoneOf([of(4, '03 5550 9999')])).toBeNull()
  })
})

it('agents have their profile under /agent, everyone else under /user', () => {
  expect(profilePath({ type: 2, username: 'priya' })).toBe('/agent/priya')
  expect(profilePath({ type: 2, username: 'priya', agentUsername: 'priya-nair' })).toBe('/agent/priya-nair')
  expect(profilePath({ type: 1, username: 'a/b c' })).toBe('/user/a%2Fb%20c')
  expect(profilePath({ type: 1, username: 'a\ud800' })).toBe('/user/a%EF%BF%BD')
})
