import { describe, expect, it } from 'vitest'
import type { PictureFiles } from './picture-files.ts'
import type { PictureRequest } from './picture-renderer.ts'
import { pictureDigest, pictureService } from './picture-service.ts'

const request: PictureRequest = {
  identifier: 'facade-1',
  version: 1,
  format: 'avif',
  variant: { width: 400, ratio: null, quality: 78 },
}

function serviceOver(parts: { memoryBytes?: number; picture?: (asked: PictureRequest) => Promise<Buffer | null> }) {
  const disk = new Map<string, Buffer>()
  const rendered: PictureRequest[] = []
  const files: PictureFiles = {
    read: async ({ digest }) => disk.get(digest) ?? null,
    write: async ({ digest }, bytes) => void disk.set(digest, bytes),
    settle: async () => {},
  }
  const service = pictureService({
    files,
    queue: (work) => work(),
    memoryBytes: parts.memoryBytes ?? 1000,
    render: (asked) => {
      rendered.push(asked)
      return (parts.picture ?? (async () => Buffer.from('picture')))(asked)
    },
  })
  return { service, rendered, disk }
}

describe('a picture', () => {
  it('is rendered once for all who ask at the same time', async () => {
    const { service, rendered } = serviceOver({})
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.picture(request)))
    expect(answers.map(String)).toEqual(Array.from({ length: 10 }, () => 'picture'))
    expect(rendered).toEqual([request])
  })

  it('comes from memory afterwards', async () => {
    const { service, rendered, disk } = serviceOver({})
    await service.picture(request)
    disk.clear()
    expect(String(await service.picture(request))).toBe('picture')
    expect(rendered).toHaveLength(1)
  })

  it('comes from disk when memory is too small for it', async () => {
    const { service, rendered, disk } = serviceOver({ memoryBytes: 10 })
    await service.picture(request)
    await service.picture({ ...request, version: 2 })
    expect(disk.size).toBe(2)
    expect(String(await service.picture(request))).toBe('picture')
    expect(rendered).toHaveLength(2)
  })

  it('that does not exist is not kept', async () => {
    let picture: Buffer | null = null
    const { service, disk } = serviceOver({ picture: async () => picture })
    expect(await service.picture(request)).toBeNull()
    expect(disk.size).toBe(0)
    picture = Buffer.from('uploaded')
    expect(String(await service.picture(request))).toBe('uploaded')
  })

  it('that failed is tried again', async () => {
    const outcomes = [() => Promise.reject(new Error('out of paint')), async () => Buffer.from('painted')]
    const { service } = serviceOver({ picture: () => (outcomes.shift() ?? (async () => null))() })
    const together = await Promise.allSettled([service.picture(request), service.picture(request)])
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(String(await service.picture(request))).toBe('painted')
  })
})

it('the key of a picture differs by all that it depends on', () => {
  const { variant } = request
  const others: PictureRequest[] = [
    request,
    { ...request, identifier: 'facade-2' },
    { ...request, version: 2 },
    { ...request, format: 'webp' },
    { ...request, variant: { ...variant, width: 640 } },
    { ...request, variant: { ...variant, ratio: 1 } },
    { ...request, variant: { ...variant, quality: 60 } },
    { ...request, identifier: 'facade-1","1' },
  ]
  const digests = others.map(pictureDigest)
  expect(new Set(digests).size).toBe(others.length)
  for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/)
})
