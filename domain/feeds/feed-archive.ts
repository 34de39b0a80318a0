/** What the directory of a zip says of an entry. */
export type ArchiveEntry = { name: string; compressedBytes: number; bytes: number; isEncrypted: boolean }

export const MOST_ARCHIVE_ENTRIES = 5000
const LARGEST_ARCHIVE = 2_147_483_648
const LARGEST_XML = 1_073_741_824
const LARGEST_IMAGE = 26_214_400
/** Lists of listings are seldom packed more than 40 times smaller. */
const LARGEST_RATIO = 200
const SMALL = 1_048_576

type Chosen<Entry> = { xml: Entry; images: { entry: Entry; fileName: string }[] }

/** The feed in a zip and the images in the same folder; everything else is left alone. A text says why a zip is refused. */
export function chooseFromArchive<Entry extends ArchiveEntry>(entries: readonly Entry[]): Chosen<Entry> | string {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !isOfSystem(name))
  const feeds = files.filter(({ name }) => /\.xml$/i.test(name))
  const [xml] = feeds
  if (xml === undefined) return 'The zip has no XML file in it.'
  if (feeds.length > 1) return `The zip has ${feeds.length} XML files in it, and should have one.`
  const folder = folderOf(xml.name)
  const images = files
    .filter(({ name }) => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(name) && folderOf(name) === folder)
    .map((entry) => ({ entry, fileName: entry.name.slice(folder.length) }))
  const used = [xml, ...images.map(({ entry }) => entry)]
  return faultOf(xml, used) ?? { xml, images }
}

function faultOf(xml: ArchiveEntry, used: readonly ArchiveEntry[]): string | null {
  const total = used.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > LARGEST_ARCHIVE) return 'What is in the zip is larger than 2 GB.'
  if (xml.bytes > LARGEST_XML) return 'The XML in the zip is larger than 1 GB.'
  const large = used.find((entry) => entry !== xml && entry.bytes > LARGEST_IMAGE)
  if (large !== undefined) return `${large.name} is larger than 25 MB.`
  const bomb = used.find(
    ({ bytes, compressedBytes }) => bytes > SMALL && bytes > Math.max(1, compressedBytes) * LARGEST_RATIO,
  )
  if (bomb !== undefined) return `${bomb.name} is packed more than ${LARGEST_RATIO} times smaller than it is.`
  const encrypted = used.find(({ isEncrypted }) => isEncrypted)
  return encrypted === undefined ? null : `${encrypted.name} is encrypted.`
}

/** What macOS and others put beside files. */
const isOfSystem = (name: string): boolean =>
  name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)
