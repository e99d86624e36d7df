import { type Span, type SpanAttributes, spanNow } from '#kit/spans.ts'
import { newSpanId, newTraceId, type ParentContext, readTraceparent, writeTraceparent } from './trace-context.ts'

/** A span that has ended, as it is sent. */
export type EndedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: Parameters<Span['child']>[1]
  startMs: number
  endMs: number
  attributes: SpanAttributes
  /** The kind of error with which it ended. */
  error: string | undefined
}

type Options = {
  ratio: number
  /** Whoever calls decides for us too. */
  followsParent: boolean
  onEnd: (span: EndedSpan) => void
  random?: () => number
  /** Milliseconds since 1970, with their parts. */
  now?: () => number
}
type Begin = { name: string; kind: EndedSpan['kind']; parent?: ParentContext | undefined; attributes?: SpanAttributes }

export type Tracer = ReturnType<typeof createTracer>

/**
 * Decides which work is recorded, once at its beginning. Of a trace that somebody else began the id decides, so that all of it is
 * recorded or nothing, and not their word: anybody could make the shop record everything.
 */
export function createTracer({ ratio, followsParent, onEnd, random = Math.random, now = preciseNow }: Options) {
  const spanOf = (traceId: string, parentSpanId: string | undefined, begun: Omit<Begin, 'parent'>): Span => {
    const spanId = newSpanId()
    const startMs = now()
    const attributes: SpanAttributes = { ...begun.attributes }
    let { name } = begun
    let isOver = false
    return {
      traceparent: writeTraceparent(traceId, spanId),
      child: (childName, kind, more) => spanOf(traceId, spanId, { name: childName, kind, ...(more && { attributes: more }) }),
      rename: (to) => (name = to),
      set: (more) => Object.assign(attributes, more),
      end: (error) => {
        if (isOver) return
        isOver = true
        onEnd({
          traceId,
          spanId,
          parentSpanId,
          name,
          kind: begun.kind,
          startMs,
          endMs: now(),
          attributes,
          error: error === undefined ? undefined : kindOf(error),
        })
      },
    }
  }
  return {
    /** Undefined for work that is not recorded. */
    begin: ({ parent, ...begun }: Begin): Span | undefined => {
      if (!parent) return random() < ratio ? spanOf(newTraceId(), undefined, begun) : undefined
      const isSampled = followsParent ? parent.isSampled : shareOf(parent.traceId) < ratio
      return isSampled ? spanOf(parent.traceId, parent.spanId, begun) : undefined
    },
    /** The present work answers this route, as it is written in the code: never the path, which may hold what belongs to one person. */
    nameRoute: (method: string, route: string) => {
      const span = spanNow()
      span?.rename(`${method} ${route}`)
      span?.set({ 'http.route': route })
    },
    /** A job is recorded when the request that asked for it is, or like a request of its own. */
    beginJob: ({ kind, trace, attempt }: { kind: string; trace: string | null; attempt: number }): Span | undefined => {
      const parent = readTraceparent(trace)
      if (!parent && random() >= ratio) return undefined
      const attributes = { 'messaging.system': 'vitrine', 'messaging.destination.name': kind, 'vitrine.job.attempt': attempt }
      return spanOf(parent?.traceId ?? newTraceId(), parent?.spanId, { name: `job ${kind}`, kind: 'consumer', attributes })
    },
  }
}

/** The random part of an id, as a number from 0 to 1. */
const shareOf = (traceId: string) => Number.parseInt(traceId.slice(-13), 16) / 2 ** 52

const preciseNow = () => performance.timeOrigin + performance.now()

const kindOf = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name
}
