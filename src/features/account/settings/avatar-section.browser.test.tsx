import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { member, settings } from '#tests/support/settings-of-member.ts'
import { AvatarSection } from './avatar-section.tsx'
import { base64In, pictureForUpload } from '#src/shared/pictures/picture-for-upload.ts'
import { avatarCopy } from './settings.copy.ts'

afterEach(cleanup)

/** A PNG whose right half is red; the left one is transparent, or blue. */
async function pictureFile({ left }: { left: 'transparent' | 'blue' }): Promise<File> {
  const canvas = new OffscreenCanvas(600, 600)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  for (const [colour, x] of [['#c00', 300], ...(left === 'blue' ? ([['#00c', 0]] as const) : [])] as const) {
    context.fillStyle = colour
    context.fillRect(x, 0, 300, 600)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'portrait.png', { type: 'image/png' })
}

async function leftCornerOf(url: string): Promise<number[]> {
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  return [...(context?.getImageData(5, 5, 1, 1).data ?? [])]
}

it('uploads a transparent picture as transparent as it is, and another as a JPEG', async () => {
  const glass = (await pictureForUpload(await pictureFile({ left: 'transparent' }))) ?? ''
  expect(glass).toMatch(/^data:image\/webp;base64,/)
  expect((await leftCornerOf(glass))[3]).toBe(0)
  expect(base64In(glass)).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
  const solid = (await pictureForUpload(await pictureFile({ left: 'blue' }))) ?? ''
  expect(solid).toMatch(/^data:image\/jpeg;base64,/)
  expect((await leftCornerOf(solid))[3]).toBe(255)
})

it('takes back that a file could not be read once one could', async () => {
  render(<AvatarSection member={member} settings={settings} onChange={() => {}} />)
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(avatarCopy.file), { target: { files: [file] } })
  choose(new File(['no picture'], 'letter.txt'))
  await screen.findByText(avatarCopy.unreadable)
  choose(await pictureFile({ left: 'blue' }))
  await screen.findByRole('img', { name: avatarCopy.preview })
  expect(screen.queryByText(avatarCopy.unreadable)).toBeNull()
})
