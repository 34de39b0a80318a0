import { describe, expect, it } from 'vitest'
import { authErrors } from './check-auth-draft.ts'
import { isPortalName } from './portal-name.ts'
import { suggestedUsername } from './username.ts'

describe('a name of the portal or its staff', () => {
  it.each([
    'Homely',
    'HOMELY',
    'Homely Support',
    'Support at Homely',
    'The Homely Team',
    'H o m e l y',
    'Home ly',
    'homely.com.au',
    'Homely1',
    'H0mely',
    'HomeIy',
    'Hornely',
    'Hómely',
    'Ｈｏｍｅｌｙ',
    'Нomely',
    'Ηomely',
    'Ноmеlу',
    'Hom\u200Bely',
    'Homely-Admin',
    'admin',
    'Adm1n',
    'Administrator',
    'Аdmin',
    'Customer Support',
    'Help Desk',
    'root',
    'moderator',
    'Moderators',
    'Admins',
    'Help Centre',
  ])('is %j', (name) => {
    expect(isPortalName(name)).toBe(true)
    expect(
      authErrors('signUp', { name, email: 'mia@example.org', password: 'three blue lamps' }).map(({ field }) => field),
    ).toEqual(['name'])
  })

  it.each([
    'Mia Chen',
    'Thom Ely',
    'Jo Staff',
    'Helen Adminson',
    'Rooty Hill',
    'Bernard Teamer',
    'Λένα',
    '李明',
    'Хомелин',
  ])('is not %j', (name) => {
    expect(isPortalName(name)).toBe(false)
  })

  it('becomes no username either', () => {
    for (const name of ['Homely', 'homely support', 'admin', 'Customer Service']) {
      expect(suggestedUsername(name, 0)).toBe('member')
    }
    expect(suggestedUsername('Mia Chen', 0)).toBe('mia-chen')
  })
})
