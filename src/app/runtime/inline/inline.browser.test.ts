import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyboardNavigationClass } from '#src/design/themes/global.css.ts'
import { chooseTheme } from '#src/shared/storage/theme-storage.ts'
import { chooseConsent } from '#src/shared/tracking/consent.ts'
import { storeMember } from '#src/features/account/session/member-storage.ts'
import { rememberLocation } from '#src/shared/storage/last-location.ts'
import { HAS_SEEN_PAGE_KEY } from '#src/shared/storage/storage-keys.ts'
import { viewedListings } from '#src/shared/storage/viewed-listings.ts'
import { loadPageModules } from './load-page-modules.ts'
import { markVisitor } from './mark-visitor.ts'
import { showMemberView } from './member-view.ts'
import { KEYBOARD_NAVIGATION_CLASS, watchKeyboard } from './watch-keyboard.ts'

const forgetAll = () => {
  localStorage.clear()
  for (const name of ['auth', 'lastLocation']) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal writes them
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
beforeEach(forgetAll)
afterEach(() => {
  vi.restoreAllMocks()
  forgetAll()
})

const marks = () => {
  const root = document.createElement('html')
  markVisitor(root)
  return { ...root.dataset }
}

describe('the document is marked before its first paint', () => {
  it('with nothing, for a first visit', () => {
    expect(marks()).toEqual({})
  })

  it('with what the rest of the portal has stored', () => {
    chooseTheme('dark')
    rememberLocation('fitzroy-vic-3065')
    viewedListings().add(7)
    localStorage.setItem(HAS_SEEN_PAGE_KEY, 'true')
    expect(marks()).toEqual({ theme: 'dark', hasPlace: '', hasViewed: '', consent: 'ask' })
    chooseConsent('refused')
    expect(marks()).not.toHaveProperty('consent')
    chooseTheme('system')
  })

  it('with the viewed homes of the member who is there', () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal writes them
    document.cookie = 'auth=1; path=/'
    viewedListings().add(7)
    expect(marks()).toEqual({ hasSession: '' })
    localStorage.setItem('member', JSON.stringify({ id: 12 }))
    expect(marks()).toEqual({ hasSession: '' })
    viewedListings(12).add(7)
    expect(marks()).toEqual({ hasSession: '', hasViewed: '' })
    storeMember(null)
  })

  it('with a style that hides the homes of whoever is there', () => {
    const shown = (id: number) => {
      const card = document.body.appendChild(document.createElement('article'))
      card.dataset['listingId'] = String(id)
      const isShown = card.checkVisibility()
      card.remove()
      return isShown
    }
    localStorage.setItem('hiddenListings:anonymous', '[5,14]')
    localStorage.setItem('hiddenListings:12', '[6]')
    localStorage.setItem('member', JSON.stringify({ id: 12 }))
    marks()
    expect([5, 14, 4, 6].map(shown)).toEqual([false, false, true, true])
    // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal writes them
    document.cookie = 'auth=1; path=/'
    marks()
    expect([5, 6].map(shown)).toEqual([true, false])
    localStorage.setItem('member', JSON.stringify({ id: 13 }))
    marks()
    expect([5, 6].map(shown)).toEqual([true, true])
  })

  it('with nothing where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(marks()).toEqual({})
  })
})

it('shows the focus from a press of Tab to a press of a pointer, by the class that the theme knows', () => {
  expect(KEYBOARD_NAVIGATION_CLASS).toBe(keyboardNavigationClass)
  const root = document.createElement('html')
  watchKeyboard(root)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(root.className).toBe('')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(root.className).toBe(KEYBOARD_NAVIGATION_CLASS)
  dispatchEvent(new PointerEvent('pointerdown'))
  expect(root.className).toBe('')
})

describe('what a member sees of a page', () => {
  const documentOfEverybody = () => {
    const page = document.implementation.createHTMLDocument('Loading')
    page.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="robots" content="noindex"><meta name="viewport" content="x">',
    )
    page.body.innerHTML =
      '<header>Portal</header><main id="main">Loading</main><script type="application/json" id="page-state">{"a":1}</script>'
    return page
  }
  afterEach(() => void delete window.memberView)

  it('takes the place of what everybody sees, with its head and its data', async () => {
    const page = documentOfEverybody()
    window.memberView = Promise.resolve({
      head: '<title>By the river</title>',
      main: '<main id="main"><h1>By the river</h1></main>',
      state: '{"a":2}',
    })
    page.documentElement.dataset['memberView'] = 'awaited'
    await showMemberView(page)
    expect(page.documentElement.dataset).not.toHaveProperty('memberView')
    expect(page.title).toBe('By the river')
    expect([...page.head.querySelectorAll('meta')].map(({ name }) => name)).toEqual(['viewport'])
    expect(page.body.innerHTML).toBe(
      '<header>Portal</header><main id="main"><h1>By the river</h1></main><script type="application/json" id="page-state">{"a":2}</script>',
    )
  })

  it.each([undefined, Promise.resolve(null)])('is what everybody sees where nothing came', async (answer) => {
    const page = documentOfEverybody()
    const before = page.documentElement.outerHTML
    if (answer !== undefined) window.memberView = answer
    page.documentElement.dataset['memberView'] = 'awaited'
    await showMemberView(page)
    expect(page.documentElement.outerHTML).toBe(before)
  })
})

it('brings the scripts of the page once, the entry last', async () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<script type="application/json" id="page-modules">["/entry.js","/react.js"]</script>'
  loadPageModules(page)
  const loaded = () => [...page.head.querySelectorAll('link, script')].map((element) => element.outerHTML)
  await expect.poll(loaded, { timeout: 5000 }).toHaveLength(3)
  expect(loaded()).toEqual([
    '<link rel="modulepreload" href="/entry.js">',
    '<link rel="modulepreload" href="/react.js">',
    '<script type="module" src="/entry.js"></script>',
  ])
})
