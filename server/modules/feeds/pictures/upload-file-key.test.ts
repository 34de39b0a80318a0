import { expect, it } from 'vitest'
import { uploadFileKey } from './upload-file-key.ts'

it('a file of an upload is found by its name in any letter case, and any name makes a key', () => {
  const key = uploadFileKey('7f', 'Front (1) Café.JPG')
  expect(key).toMatch(/^feed-uploads\/7f\/files\/[\da-f]{32}$/)
  expect(uploadFileKey('7f', 'front (1) café.jpg'.normalize('NFD'))).toBe(key)
  expect(uploadFileKey('7f', '../front (1) café.jpg')).not.toBe(key)
  expect(uploadFileKey('8f', 'Front (1) Café.JPG')).not.toBe(key)
})
