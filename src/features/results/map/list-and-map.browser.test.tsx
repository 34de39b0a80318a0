import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { showMap } from '#src/shared/map/map-in-view.ts'
import * as card from '#src/shared/map/pins/pin-card.css.ts'
import { ListAndMap } from './list-and-map.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

it.each([1, 20])(
  'on a phone its button stands below the card of a pin with %i homes, within the window',
  async (homes) => {
    await page.viewport(360, 740)
    const listings = Array.from({ length: homes }, (_, index) => <p key={index}>12 Smith Street, Fitzroy</p>)
    render(
      <ListAndMap
        list={<p>Homes</p>}
        map={
          <section className={card.card} aria-label="Homes on the map">
            <div className={card.listings}>{listings}</div>
          </section>
        }
      />,
    )
    act(showMap)
    const place = (role: 'button' | 'region', name: string) => screen.getByRole(role, { name }).getBoundingClientRect()
    const [toggle, ofCard] = [place('button', 'List'), place('region', 'Homes on the map')]
    expect(ofCard.bottom).toBeLessThanOrEqual(toggle.top)
    expect(toggle.bottom).toBeLessThanOrEqual(740)
    expect(ofCard.top).toBeGreaterThan(200)
    expect(Math.min(toggle.width, toggle.height)).toBeGreaterThanOrEqual(24)
  },
)
