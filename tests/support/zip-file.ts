import { crc32, deflateRawSync } from 'node:zlib'

/** `says`: how large the directory calls it. */
type ZipEntry = [name: string, content: string, more?: { says?: number }]

/** A zip of entries, deflated. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content, { says = Buffer.byteLength(content) } = {}] of entries) {
    const [nameBytes, packed] = [Buffer.from(name), deflateRawSync(content)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, rest, nameBytes)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, nameBytes, packed)
    offset += 30 + nameBytes.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
