import { cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

it('asks for no other file when it is removed', async () => {
  const { picture, small, unmount } = await shown()
  unmount()
  expect(picture.isConnected).toBe(false)
  expect(await fileFramesLater(picture)).toBe(small)
})

it('lets the browser choose again once it is shown again', async () => {
  const { picture, small, large, hide, container } = await shown()
  hide(true)
  expect(await fileFramesLater(picture)).toBe(small)
  hide(false)
  container.style.width = '700px'
  await vi.waitFor(() => expect(picture.currentSrc).toBe(large))
})

it('shows what it was told to show while it was hidden', async () => {
  const { picture, hide, rerender } = await shown()
  hide(true)
  const other = fileOf(200)
  rerender(
    <Activity mode="visible">
      <Picture src={other} srcSet={`${other} 100w`} sizes="100vw" alt="A square" width={1600} height={1600} />
    </Activity>,
  )
  expect([picture.isConnected, picture.src, picture.srcset]).toEqual([true, other, `${other} 100w`])
})

it('lets the browser choose again when it stands wider later', async () => {
  const { picture, large, container } = await shown()
  container.style.width = '700px'
  await vi.waitFor(() => expect(picture.currentSrc).toBe(large))
})

/** A picture that has come and stands 90 pixels wide; its files are its own, for Chromium shows a larger one that it has. */
async function shown() {
  const [small, large] = [fileOf(100), fileOf(800)]
  const of = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Picture
        src={small}
        srcSet={`${small} 100w, ${large} 800w`}
        sizes="100vw"
        alt="A square"
        width={1600}
        height={1600}
      />
    </Activity>
  )
  const view = render(of('visible'), {
    container: Object.assign(document.createElement('div'), { style: 'width: 90px' }),
  })
  document.body.append(view.container)
  const picture = view.container.querySelector('img')
  if (picture === null) throw new Error('There is no picture.')
  picture.style.width = '100%'
  await vi.waitFor(() => expect(picture.currentSrc).toBe(small))
  const hide = (isHidden: boolean) => view.rerender(of(isHidden ? 'hidden' : 'visible'))
  return { ...view, hide, picture, small, large }
}

async function fileFramesLater(picture: HTMLImageElement): Promise<string> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return picture.currentSrc
}

function fileOf(width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
