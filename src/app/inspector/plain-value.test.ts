import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { MASK, maskText } from './mask-secrets.ts'
import { plainValue } from './plain-value.ts'

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withTypedArray: true,
  withSparseArray: true,
})

describe('a value as the inspector shows it', () => {
  it('goes through JSON unchanged, whatever it was', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const plain = plainValue(value)
        expect(JSON.parse(JSON.stringify(plain))).toEqual(plain)
      }),
    )
  })

  it('holds no e-mail address, wherever one stood', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, key) => {
        const shown = JSON.stringify(plainValue({ [key]: [`${before} ${email}`, new Map([[key, { deep: email }]])] }))
        expect(shown).not.toContain(email)
      }),
    )
  })

  it('holds nothing that stands under the name of a secret, however deep', () => {
    const names = fc.constantFrom(
      'password',
      'newPassword',
      'refresh_token',
      'authCode',
      'code',
      'email',
      'cookie',
      'phone',
    )
    fc.assert(
      fc.property(names, fc.stringMatching(/^[a-z]{6,12}$/), (name, secret) => {
        const shown = JSON.stringify(plainValue({ draft: { [name]: secret, more: { [name]: { parts: [secret] } } } }))
        expect(shown).not.toContain(secret)
      }),
    )
  })

  it('masks what is beside the name of a secret', () => {
    expect(plainValue({ type: 'field.changed', field: 'password', value: 'three' })).toEqual({
      type: 'field.changed',
      field: 'password',
      value: MASK,
    })
    expect(plainValue({ type: 'field.changed', field: 'suburb', value: 'three' })).toMatchObject({ value: 'three' })
  })

  it('still tells whether a secret is there', () => {
    expect(plainValue({ password: '', email: 'a', hasToken: true, token: null })).toEqual({
      password: '',
      email: MASK,
      hasToken: true,
      token: null,
    })
  })

  it('shows what has no plain form in words', () => {
    const actor = createActor(setup({}).createMachine({ context: { index: 1 }, initial: 'on', states: { on: {} } }))
    const inItself: unknown[] = [1]
    inItself.push(inItself)
    expect(
      plainValue({
        actor,
        snapshot: actor.getSnapshot(),
        failure: new TypeError('no'),
        when: new Date(0),
        never: new Date(Number.NaN),
        act: () => {},
        missing: undefined,
        places: new Set(['a']),
        inItself,
        element: { nodeType: 1 },
        half: Number.NaN,
      }),
    ).toEqual({
      actor: `actor ${actor.sessionId}`,
      snapshot: { value: 'on', context: { index: 1 } },
      failure: { error: 'TypeError', message: 'no' },
      when: '1970-01-01T00:00:00.000Z',
      never: 'no date',
      act: 'function',
      missing: 'undefined',
      places: { set: ['a'] },
      inItself: [1, '(itself)'],
      element: 'element of the page',
      half: 'NaN',
    })
  })

  it('is cut where it is large', () => {
    expect(plainValue('a b '.repeat(200))).toMatch(/… \(800 characters\)$/)
    expect(plainValue(Array.from({ length: 60 }, () => 0))).toHaveLength(51)
    const wide = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`f${index}`, 0]))
    expect(plainValue(wide)).toMatchObject({ f59: 0, '…': '(10 more)' })
    const deep = Array.from({ length: 12 }).reduce<unknown>((inner) => [inner], 'bottom')
    expect(JSON.stringify(plainValue(deep))).toContain('(deeper)')
  })

  it('is shown as unreadable when reading it fails', () => {
    const thorny = Object.defineProperty({}, 'thorn', {
      enumerable: true,
      get: () => {
        throw new Error('ouch')
      },
    })
    expect(plainValue({ thorny })).toEqual({ thorny: '(unreadable)' })
  })
})

describe('a masked text', () => {
  it.each([
    ['/user/password-reset?token=abc&mode=x', `/user/password-reset?token=${MASK}&mode=x`],
    ['/?providerName=google&authCode=4/0Ab&email=a%40b.c', `/?providerName=google&authCode=${MASK}&email=${MASK}`],
    ['Mail lena@homely.example, please', `Mail ${MASK}, please`],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln', MASK],
    ['key 0123456789abcdef0123456789abcdef', `key ${MASK}`],
    ['q9X-3f_Zk1LmN0pQrStUvWxYz12345678ab', MASK],
  ])('%s reads %s', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  it.each([
    '/for-sale/fitzroy-vic-3065/real-estate/2-bedrooms?page=2',
    '/homes/12-long-victoria-parade-street-collingwood-vic-3066/1234567',
    'The home at 12 Smith Street has 3 bedrooms',
  ])('%s stays', (text) => {
    expect(maskText(text)).toBe(text)
  })
})
