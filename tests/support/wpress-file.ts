type Entry = { name: string; bytes: Buffer; folder?: string; /** What the header says of its length. */ claims?: string }

const field = (text: string, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.write(text)
  return bytes
}

/** A file as All-in-One WP Migration writes it. */
export const wpressOf = (entries: Entry[]): Buffer =>
  Buffer.concat([
    ...entries.flatMap(({ name, bytes, folder = '.', claims = String(bytes.length) }) => [
      field(name, 255),
      field(claims, 14),
      field('1714564800', 12),
      field(folder, 4_096),
      bytes,
    ]),
    Buffer.alloc(4_377),
  ])
