import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  bytesOf,
  CDN_SECONDS,
  EDGE_SECONDS,
  type EdgeHeaders,
  encodingFor,
  isHeld,
  keepPage,
  type KeptPage,
  type RenderedPage,
} from '#http/kept-page.ts'
import { problemOf } from '#http/problem.ts'
import { createRenderQueue, type RenderQueue } from '#http/render-queue.ts'

export type { RenderedPage }

/** Who would have to wait longer for a page that is made anew is shown the one that was kept; the new one is for the next. */
const OLD_PAGE_AFTER_MS = 500

export type PageCache = {
  /** Answers from memory, or renders once for all who ask at the same time. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<RenderedPage>,
  ) => Promise<FastifyReply>
  /** The page under this key is all that this address answers, whoever asks: it may be answered before anything else is looked at. */
  open: (path: string, page: { key: string; route: string }) => void
  /** The page that stands ready for an address that was opened, if it is good for a while; `tell` counts it as answered. */
  find: (path: string) => OpenPage | undefined
  /** Drops the pages that show any of this content. */
  invalidate: (tags: readonly string[]) => void
  /** News may have been missed: every page is made anew, and shown as it was only while that cannot be done. */
  doubt: () => void
  size: () => number
}

export type OpenPage = { page: KeptPage; route: string; tell: (from: 'memory' | 'unchanged') => void }

/** Addresses of a large shop's pages; of one that is forgotten the answer takes the longer way. */
const MAX_OPEN = 20_000

/** What time alone changes: how often it has changed (pages with its tag are then made anew), and in how many milliseconds it does again. */
export type TimedContent = { tag: string; turns: () => number; msLeft: () => number }

type Options = {
  maxBytes?: number
  /** False while news of changed content may have been missed: pages are then made anew. */
  isUpToDate?: () => boolean
  timed?: readonly TimedContent[]
  onAnswer?: (from: 'memory' | 'render' | 'unchanged') => void
  edgeHeaders?: EdgeHeaders | undefined
  /** Where pages wait for their turn to be made; several caches may share one. */
  queue?: RenderQueue
}

/** Public pages, rendered and compressed once, the same bytes for everybody. */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  isUpToDate = () => true,
  timed = [],
  edgeHeaders,
  onAnswer = () => {},
  queue = createRenderQueue(),
}: Options = {}): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: bytesOf })
  const opened = new LRUCache<string, { key: string; route: string }>({ max: MAX_OPEN })
  const rendering = new Map<string, Promise<KeptPage>>()
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

  const seenTurns = new Map(timed.map(({ tag, turns }) => [tag, turns()]))

  const invalidate = (tags: readonly string[]) => {
    now++
    const changed = new Set(tags)
    for (const tag of changed) changes.set(tag, now)
    // Pages being rendered may show the old content: whoever asks from now on gets a new rendering.
    rendering.clear()
    for (const [key, page] of pages.entries()) if (page.tags.some((tag) => changed.has(tag))) pages.delete(key)
  }
  const followTime = () => {
    for (const { tag, turns } of timed) {
      const count = turns()
      if (count === seenTurns.get(tag)) continue
      seenTurns.set(tag, count)
      invalidate([tag])
    }
  }

  const longestMs = (edgeHeaders ? EDGE_SECONDS : CDN_SECONDS) * 1_000
  /** For how long caches may keep it, where that is less than usual. */
  const secondsLeft = ({ tags }: KeptPage): number | undefined => {
    const ms = Math.min(...timed.map(({ tag, msLeft }) => (msLeft() < longestMs && tags.includes(tag) ? msLeft() : Infinity)))
    return ms < longestMs ? Math.max(0, Math.floor(ms / 1_000)) : undefined
  }

  const renderOnce = (key: string, render: () => Promise<RenderedPage>) => {
    const running = rendering.get(key)
    if (running) return running
    const askedMs = performance.now()
    const work = queue(async () => {
      // From its turn on, not from the question: what changed while it waited is in it.
      const startedAt = now
      const rendered = await render()
      const page = keepPage(rendered, edgeHeaders)
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
  const renderOr = async (old: KeptPage | undefined, key: string, render: () => Promise<RenderedPage>) => {
    const work = renderOnce(key, render)
    if (!old) return await work
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<KeptPage>((resolve) => {
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
      followTime()
      const kept = pages.get(key)
      const isGood = kept !== undefined && !kept.isDoubted && isUpToDate()
      const page = isGood ? kept : await renderOr(kept, key, render)
      const isSame = isHeld(page, request.headers['if-none-match'])
      onAnswer(isSame ? 'unchanged' : page === kept ? 'memory' : 'render')
      const seconds = secondsLeft(page)
      void reply.headers(seconds === undefined ? page.headers : page.headersWithin(seconds))
      return await send(request, reply, page, isSame)
    },
    open: (path, page) => {
      if (opened.get(path)?.key !== page.key) opened.set(path, page)
    },
    find: (path) => {
      followTime()
      const open = opened.get(path)
      const page = open && pages.get(open.key)
      if (!page || page.isDoubted || !isUpToDate() || secondsLeft(page) !== undefined) return undefined
      return { page, route: open.route, tell: onAnswer }
    },
    invalidate,
    doubt: () => {
      doubtedAt = ++now
      rendering.clear()
      for (const page of pages.values()) page.isDoubted = true
    },
    size: () => pages.size,
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage, isSame: boolean) {
  if (isSame) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await page.body(encoding))
}
