import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { UsableFont } from './contract.ts'
import { FAMILIES, familyOf } from './families.ts'
import { readFont } from './metrics.ts'

/** Where font files are answered from, shipped and uploaded ones. */
export const FONTS_URL = '/fontes/'

export type FontFile = { font: UsableFont; bytes: Buffer }
export type ShippedFonts = {
  of: (id: string) => FontFile | undefined
  /** The file at an address of ours; its name carries a fingerprint of its content. */
  at: (url: string) => Buffer | undefined
}

/** The typefaces that come with the shop, each read from its package when the first page wants it. */
export function createShippedFonts(): ShippedFonts {
  const packageOf = createRequire(import.meta.url)
  const files = new Map<string, FontFile>()
  const of = (id: string): FontFile | undefined => {
    const known = files.get(id)
    const family = familyOf(id)
    if (known || !family) return known
    const folder = dirname(packageOf.resolve(`@fontsource-variable/${id}/package.json`))
    const path = join(folder, 'files', `${id}-latin-wght-normal.woff2`)
    const bytes = readFileSync(path)
    const read = readFont(bytes)
    if (!read) throw new Error(`${path} is no font that can be read, so pages can't use "${id}". Run "npm ci" again.`)
    const { name, kind } = family
    const file = { font: { id, name, kind, url: addressOf(id, bytes), metrics: read.metrics }, bytes }
    files.set(id, file)
    return file
  }
  return {
    of,
    at: (url) => {
      const family = FAMILIES.find(({ id }) => url.startsWith(`${FONTS_URL}${id}.`))
      const file = family && of(family.id)
      return file?.font.url === url ? file.bytes : undefined
    },
  }
}

/** A copy of what is there is good for ever: other bytes have another address. */
export const addressOf = (id: string, bytes: Buffer) =>
  `${FONTS_URL}${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.woff2`
