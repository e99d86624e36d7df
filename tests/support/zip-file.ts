import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; bytes: Buffer; /** What it says of its own length. */ claims?: number; stored?: boolean }

/** A zip as other programs write them. */
export function zipOf(entries: Entry[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes, claims = bytes.length, stored = false } of entries) {
    const packed = stored ? bytes : deflateRawSync(bytes)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims, 18)
    common.writeUInt16LE(title.length, 22)
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, title, packed])
    const row = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, Buffer.alloc(14), title])
    row.writeUInt32LE(at, 42)
    parts.push(head)
    list.push(row)
    at += head.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...list, end])
}
