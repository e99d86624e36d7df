import { AsyncLocalStorage } from 'node:async_hooks'

type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
/** What is told of a span. Never a value that names a person: no path, no query, no parameter of a statement. */
export type SpanAttributes = Record<string, string | number | boolean>

/** One piece of work in a trace. Only work that is recorded has one: where none is, nothing is measured. */
export type Span = {
  /** How others say that their work belongs to this one, as W3C Trace Context writes it. */
  traceparent: string
  child: (name: string, kind: SpanKind, attributes?: SpanAttributes) => Span
  rename: (name: string) => void
  set: (attributes: SpanAttributes) => void
  /** Of an error only its kind is kept: its message may repeat what a person typed. */
  end: (error?: unknown) => void
}

const spans = new AsyncLocalStorage<Span>()

export const spanNow = (): Span | undefined => spans.getStore()

export const inSpan = <T>(span: Span, work: () => T): T => spans.run(span, work)

/** The work as a span below the present one; without one it is just done. */
export async function asSpan<T>(
  { name, kind, attributes }: { name: string; kind: SpanKind; attributes?: SpanAttributes },
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = spanNow()?.child(name, kind, attributes)
  if (!span) return await work(undefined)
  try {
    const answer = await inSpan(span, () => work(span))
    span.end()
    return answer
  } catch (error) {
    span.end(error)
    throw error
  }
}
