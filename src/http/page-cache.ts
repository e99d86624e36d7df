import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { problemOf } from '#http/problem.ts'
import { createRenderQueue, type RenderQueue } from '#http/render-queue.ts'

export type RenderedPage = {
  status: number
  html: string
  /** Names of the content that the page shows. */
  tags: Iterable<string>
  headers: Record<string, string>
  /** False for what must not be kept; otherwise only answers of success are. */
  keep?: boolean
}

type Kept = {
  status: number
  etag: string
  /** All that the answer says of itself, but for its encoding. */
  headers: Record<string, string>
  tags: string[]
  isDoubted?: boolean
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

/** Who would have to wait longer for a page that is made anew is shown the one that was kept; the new one is for the next. */
const OLD_PAGE_AFTER_MS = 500

/** Visitors ask each time whether theirs is still good; a CDN may hold a page for half a minute before it asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate'

export type PageCache = {
  /** Answers from memory, or renders once for all who ask at the same time. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<RenderedPage>,
  ) => Promise<FastifyReply>
  /** Drops the pages that show any of this content. */
  invalidate: (tags: readonly string[]) => void
  /** News may have been missed: every page is made anew, and shown as it was only while that cannot be done. */
  doubt: () => void
  size: () => number
}

type Options = {
  maxBytes?: number
  /** False while news of changed content may have been missed: pages are then made anew. */
  isUpToDate?: () => boolean
  onAnswer?: (from: 'memory' | 'render' | 'unchanged') => void
  /** Where pages wait for their turn to be made; several caches may share one. */
  queue?: RenderQueue
}

/** Public pages, rendered and compressed once, the same bytes for everybody. */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  isUpToDate = () => true,
  onAnswer = () => {},
  queue = createRenderQueue(),
}: Options = {}): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1_000,
  })
  const rendering = new Map<string, Promise<Kept>>()
  // When each tag last changed, so that a page rendered from older content is not kept.
  const changes = new LRUCache<string, number>({
    max: 20_000,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') forgottenAt = Math.max(forgottenAt, at)
    },
  })
  /** The last change that is not remembered any more: it may have been of any page. */
  let forgottenAt = 0
  let doubtedAt = 0
  /** Whether the last page that was to replace an old one took too long: the next visitors are not kept waiting to see it again. */
  let isSlow = false
  let now = 0

  const renderOnce = (key: string, render: () => Promise<RenderedPage>) => {
    const running = rendering.get(key)
    if (running) return running
    const askedMs = performance.now()
    const work = queue(async () => {
      // From its turn on, not from the question: what changed while it waited is in it.
      const startedAt = now
      const rendered = await render()
      const page = await compress(rendered)
      if (performance.now() - askedMs < OLD_PAGE_AFTER_MS) isSlow = false
      const isFresh = forgottenAt <= startedAt && page.tags.every((tag) => (changes.get(tag) ?? 0) <= startedAt)
      if (doubtedAt > startedAt) page.isDoubted = true
      if ((rendered.keep ?? page.status === 200) && isFresh) pages.set(key, page)
      return page
    }).finally(() => {
      if (rendering.get(key) === work) rendering.delete(key)
    })
    rendering.set(key, work)
    return work
  }

  /** A page that may be a little old is better than none. */
  const renderOr = async (old: Kept | undefined, key: string, render: () => Promise<RenderedPage>) => {
    const work = renderOnce(key, render)
    if (!old) return await work
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Kept>((resolve) => {
      timer = setTimeout(resolve, isSlow ? 0 : OLD_PAGE_AFTER_MS, old)
    })
    try {
      const page = await Promise.race([work, late])
      if (page === old) isSlow = true
      return page
    } catch (error) {
      if (old && problemOf(error).status === 503) return old
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    answer: async (request, reply, key, render) => {
      const kept = pages.get(key)
      const isGood = kept !== undefined && !kept.isDoubted && isUpToDate()
      const page = isGood ? kept : await renderOr(kept, key, render)
      const isSame = page.status === 200 && matches(request.headers['if-none-match'], page.etag)
      onAnswer(isSame ? 'unchanged' : page === kept ? 'memory' : 'render')
      return send(request, reply, page, isSame)
    },
    invalidate: (tags) => {
      now++
      const changed = new Set(tags)
      for (const tag of changed) changes.set(tag, now)
      // Pages being rendered may show the old content: whoever asks from now on gets a new rendering.
      rendering.clear()
      for (const [key, page] of pages.entries()) if (page.tags.some((tag) => changed.has(tag))) pages.delete(key)
    },
    doubt: () => {
      doubtedAt = ++now
      rendering.clear()
      for (const page of pages.values()) page.isDoubted = true
    },
    size: () => pages.size,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Kept, isSame: boolean) {
  void reply.headers(page.headers)
  if (isSame) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function compress({ status, html, tags, headers }: RenderedPage): Promise<Kept> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    // Level 6 is 8 % above the smallest and sixty times as quick; a page is made anew whenever its content changes.
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipAsync(identity, { level: 8 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    status,
    etag,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      vary: 'Accept-Encoding',
      ...(status === 200 ? { etag, 'cache-control': CACHE_CONTROL } : { 'cache-control': 'no-store' }),
    },
    tags: [...tags],
    bodies: { br, gzip: gz, identity },
  }
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((one) => one.trim() === etag || one.trim() === '*')
