import { createHash } from 'node:crypto'

/** Where a file that came beside a feed is kept. A feed may name it in other letter case, as on Windows. */
export function uploadFileKey(uploadId: string, fileName: string): string {
  const digest = createHash('sha256').update(fileName.normalize('NFC').toLowerCase()).digest('hex')
  return `feed-uploads/${uploadId}/files/${digest.slice(0, 32)}`
}
