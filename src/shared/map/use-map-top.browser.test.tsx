import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from './list-and-map.css.ts'
import { useMapTop } from './use-map-top.ts'

afterEach(cleanup)

it('a map beside the list ends with the window, whether the header is in view or has scrolled away', async () => {
  await page.viewport(1280, 740)
  render(<Example />)
  const box = () => {
    const { top, bottom } = screen.getByText('Map').getBoundingClientRect()
    return [top, bottom]
  }
  scrollTo(0, 0)
  await expect.poll(box).toEqual([100, 740])
  scrollTo(0, 40)
  await expect.poll(box).toEqual([60, 740])
  scrollTo(0, 900)
  await expect.poll(box).toEqual([0, 740])
  scrollTo(0, 0)
  await expect.poll(box).toEqual([100, 740])
})

function Example() {
  const pane = useRef<HTMLElement>(null)
  useMapTop(pane)
  return (
    <>
      <header style={{ height: 100 }}>Header</header>
      <div className={styles.page} data-map="beside" data-view="list">
        <div className={styles.listSide} style={{ height: 3000 }}>
          List
        </div>
        <section ref={pane} className={styles.mapSide}>
          Map
        </section>
      </div>
    </>
  )
}
