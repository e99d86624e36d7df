import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PagePieces } from './page-pieces.ts'

export type RenderedPage = {
  status: number
  html: string
  /** Names of the content that the page shows. */
  tags: Iterable<string>
  headers: Record<string, string>
  /** The same as `html`, where most of it lay ready. */
  pieces?: PagePieces
  /** False for what must not be kept; otherwise only answers of success are. */
  keep?: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is made: what it says of itself, and its bytes in each encoding that somebody has asked for. */
export type KeptPage = {
  status: number
  etag: string
  /** All that the answer says of itself, but for its encoding. */
  headers: Record<string, string>
  /** The same of a page that something else replaces in so many seconds: no cache may keep it for longer. */
  headersWithin: (seconds: number) => Record<string, string>
  tags: string[]
  isDoubted?: boolean
  identity: Buffer
  /** What is there already, for those who can't wait. */
  ready: Partial<Record<Encoding, Buffer>>
  /** The bytes in this encoding, compressed when the first visitor asks for it. */
  body: (encoding: Encoding) => Promise<Buffer>
}

/** Visitors ask each time whether theirs is still good; a CDN may hold a page for half a minute before it asks. */
export const CDN_SECONDS = 30
/** A cache that the shop tells of changes keeps pages longer: an unchanged page costs an answer without a body, and a lost purge is mended. */
export const EDGE_SECONDS = 3_600
const cacheControl = (seconds: number) => `public, max-age=0, s-maxage=${Math.min(CDN_SECONDS, seconds)}, must-revalidate`

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Off the main thread. Level 5 is a tenth above the smallest and sixty times as quick; a page is made anew whenever its content changes. */
const COMPRESS = {
  br: (plain: Buffer) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // 256 KB hold any page whole; the usual window takes longer to set up.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => zip(plain, { level: 8 }),
}

/** What a page that shows this content says to a cache in front of the shop, which may keep it for so long. */
export type EdgeHeaders = (tags: readonly string[], seconds: number) => Record<string, string>

export function keepPage({ status, html, tags: shown, headers }: RenderedPage, edgeHeaders: EdgeHeaders = () => ({})): KeptPage {
  const tags = [...shown]
  const identity = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const ready: KeptPage['ready'] = { identity }
  const headersWithin = (seconds: number) => ({
    'content-type': 'text/html; charset=utf-8',
    ...headers,
    vary: 'Accept-Encoding',
    ...(status === 200
      ? { etag, 'cache-control': cacheControl(seconds), ...edgeHeaders(tags, Math.min(EDGE_SECONDS, seconds)) }
      : { 'cache-control': 'no-store' }),
  })
  const compressing: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const compress = async (encoding: keyof typeof COMPRESS) => {
    try {
      return (ready[encoding] = await COMPRESS[encoding](identity))
    } finally {
      delete compressing[encoding]
    }
  }
  return {
    status,
    etag,
    headers: headersWithin(EDGE_SECONDS),
    headersWithin,
    tags,
    identity,
    ready,
    body: async (encoding) => {
      if (encoding === 'identity') return identity
      return ready[encoding] ?? (await (compressing[encoding] ??= compress(encoding)))
    },
  }
}

/** What a page may take once every encoding of it is there: markup shrinks to a fifth. */
export const bytesOf = ({ identity }: KeptPage) => Math.ceil(identity.length * 1.5) + 1_000

export function encodingFor(accepted = ''): Encoding {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Whether the visitor has just this page already. */
export const isHeld = ({ status, etag }: Pick<KeptPage, 'status' | 'etag'>, header: string | undefined) =>
  status === 200 && header !== undefined && header.split(',').some((one) => one.trim() === etag || one.trim() === '*')
