import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Lets everything through, and knows afterwards how much it was and its fingerprint. */
export function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  let sha256: string | undefined
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, sha256: (sha256 ??= hash.digest('hex')) }) }
}
