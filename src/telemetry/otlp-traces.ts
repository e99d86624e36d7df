import { OTLP_SCOPE, otlpAttributes, type OtlpResource } from './otlp.ts'
import type { EndedSpan } from './tracer.ts'

const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 }
const ERROR = 2

/** Spans as OTLP writes them in JSON. */
export const tracesBody = (resource: OtlpResource, spans: readonly EndedSpan[]) => ({
  resourceSpans: [{ resource, scopeSpans: [{ scope: OTLP_SCOPE, spans: spans.map(spanBody) }] }],
})

const spanBody = ({ traceId, spanId, parentSpanId, name, kind, startMs, endMs, attributes, error }: EndedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId !== undefined && { parentSpanId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(Math.max(startMs, endMs)),
  attributes: otlpAttributes({ ...attributes, ...(error !== undefined && { 'error.type': error }) }),
  flags: 1,
  ...(error !== undefined && { status: { code: ERROR } }),
})

/** More digits than a number of JavaScript keeps. */
export const nanoseconds = (ms: number) => (BigInt(Math.round(ms * 1000)) * 1000n).toString()
