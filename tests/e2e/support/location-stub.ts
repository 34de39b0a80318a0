import type { Page } from '@playwright/test'

type BrowserAnswers = {
  /** Whether the browser was asked for what is named. */
  isAsked: (what: 'permission' | 'position') => boolean
  answer: (what: 'permission' | 'position', value: string) => void
  /** What was asked before is not waited for any more. */
  forget: () => void
  /** Whether it fails when asked where it is. */
  isBroken: boolean
}
type StubbedWindow = { locationStub: BrowserAnswers }

/** A browser whose permission and position are told by the test, when it wishes. */
export async function stubLocation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Map<string, (value: string) => void>()
    const stub: BrowserAnswers = {
      isAsked: (what) => waiting.has(what),
      answer: (what, value) => {
        const tell = waiting.get(what)
        waiting.delete(what)
        tell?.(value)
      },
      forget: () => waiting.clear(),
      isBroken: false,
    }
    Object.assign(window, { locationStub: stub })
    Object.assign(navigator.permissions, {
      query: () =>
        new Promise((resolve, reject) => {
          waiting.set('permission', (state) => (state === 'broken' ? reject(new Error('broken')) : resolve({ state })))
        }),
    })
    Object.assign(navigator.geolocation, {
      getCurrentPosition: (onPosition: PositionCallback, onProblem: PositionErrorCallback) => {
        if (stub.isBroken) throw new Error('broken')
        waiting.set('position', (value) => {
          const [latitude, longitude] = value.split(',').map(Number)
          // As much of a position and of a problem as anybody reads.
          if (value === 'refused') onProblem({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
          else if (value === 'unknown') onProblem({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError)
          else onPosition({ coords: { latitude, longitude, accuracy: 35 } } as GeolocationPosition)
        })
      },
    })
  })
}

export const isBrowserAsked = (page: Page, what: 'permission' | 'position'): Promise<boolean> =>
  // Put there by stubLocation.
  page.evaluate((name) => (window as unknown as StubbedWindow).locationStub.isAsked(name), what)

export const answerOfBrowser = (page: Page, what: 'permission' | 'position', value: string): Promise<void> =>
  page.evaluate(
    // Put there by stubLocation.
    ([name, told]) => (window as unknown as StubbedWindow).locationStub.answer(name, told),
    [what, value] as const,
  )

export const forgetQuestions = (page: Page): Promise<void> =>
  // Put there by stubLocation.
  page.evaluate(() => (window as unknown as StubbedWindow).locationStub.forget())

export const breakBrowser = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Put there by stubLocation.
    ;(window as unknown as StubbedWindow).locationStub.isBroken = true
  })
