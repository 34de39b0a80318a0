import { fileCache, type FileCache } from '#server/platform/files/file-cache.ts'
import type { ImageFormat } from './image-format.ts'
import { isWholePicture } from './whole-picture.ts'

/** A stored picture: 64 hexadecimal digits that say all that it depends on, and its format. */
export type PictureFileName = { digest: string; format: ImageFormat }

export type PictureFiles = {
  read(name: PictureFileName): Promise<Buffer | null>
  write(name: PictureFileName, bytes: Buffer): Promise<void>
  settle: FileCache['settle']
}

export type PictureFilesOptions = {
  folder: string
  /** Bytes of all pictures together. */
  maximumBytes: number
  warn: (message: string, cause: unknown) => void
}

const pattern = /^[0-9a-f]{64}\.(?:avif|webp|jpeg)$/

/** Pictures on disk. */
export function pictureFiles(options: PictureFilesOptions): PictureFiles {
  const files = fileCache({
    ...options,
    pattern,
    subfolderOf: (name) => name.slice(0, 2),
    isWhole: (name, bytes) => isWholePicture(formatOf(name), bytes),
  })
  return {
    read: async (name) => (await files.read(fileName(name)))?.bytes ?? null,
    write: (name, bytes) => files.write(fileName(name), bytes),
    settle: files.settle,
  }
}

const fileName = ({ digest, format }: PictureFileName): string => `${digest}.${format}`

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpeg']
const formatOf = (name: string): ImageFormat => formats.find((format) => name.endsWith(`.${format}`)) ?? 'jpeg'
