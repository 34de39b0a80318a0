import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { chooseFromArchive, MOST_ARCHIVE_ENTRIES } from '#domain/feeds/feed-archive.ts'
import { uploadFileKey } from '#server/modules/feeds/pictures/upload-file-key.ts'
import { FeedRefused } from '#server/modules/feeds/reading/feed-refused.ts'
import { type ObjectStore, StorageUnavailable } from '#server/platform/storage/object-store.ts'

type Unpacking = {
  objects: ObjectStore
  uploadId: string
  /** What the zip is stored under, and its feed once all of it is unpacked. */
  keys: { zip: string; feed: string }
  /** Before anything is stored: under which keys, and how large the feed is. */
  onKeys(keys: readonly string[], feedBytes: number): Promise<void>
  /** After each file. */
  onFile(): Promise<void>
}

/** Puts the feed of a zip and the images beside it into the object store, the feed last; throws FeedRefused. */
export async function unpackFeed(unpacking: Unpacking): Promise<void> {
  const { objects, keys } = unpacking
  const bytes = await objects.read(keys.zip)
  if (bytes === null) throw new FeedRefused(errors.fileGone)
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
  try {
    const file = path.join(folder, 'feed.zip')
    await pipeline(bytes, createWriteStream(file))
    const zip = await refusing(openPromise(file, { lazyEntries: true, autoClose: false }))
    try {
      await unpack(zip, unpacking)
    } finally {
      zip.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(zip: ZipFile, { objects, uploadId, keys, onKeys, onFile }: Unpacking): Promise<void> {
  const chosen = chooseFromArchive(await refusing(entriesOf(zip)))
  if (typeof chosen === 'string') throw new FeedRefused(chosen)
  const images = chosen.images.map(({ entry: { entry }, fileName }) => ({
    entry,
    key: uploadFileKey(uploadId, fileName),
  }))
  await onKeys([...images.map(({ key }) => key), keys.feed], chosen.xml.bytes)
  for (const { entry, key } of [...images, { entry: chosen.xml.entry, key: keys.feed }]) {
    await refusing(objects.write(key, bytesOf(zip, entry)))
    await onFile()
  }
}

/** Opened by whoever reads it: an error of a stream that nobody reads yet would end the process. */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const bytes = await zip.openReadStreamPromise(entry)
  bytes.on('error', () => {})
  yield* bytes
}

async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > MOST_ARCHIVE_ENTRIES)
    throw new FeedRefused(`The zip has more than ${MOST_ARCHIVE_ENTRIES} entries.`)
  const entries: { name: string; compressedBytes: number; bytes: number; isEncrypted: boolean; entry: Entry }[] = []
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, compressedSize: compressedBytes, uncompressedSize: bytes } = entry
    entries.push({ name, compressedBytes, bytes, isEncrypted: (entry.generalPurposeBitFlag & 1) === 1, entry })
  }
  return entries
}

/** What the library finds wrong with a zip, a path outside of it among that, is wrong with what was sent. */
async function refusing<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FeedRefused || error instanceof StorageUnavailable || !(error instanceof Error)) throw error
    throw new FeedRefused(`The zip cannot be read: ${error.message}.`)
  }
}
