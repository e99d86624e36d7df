import { randomBytes } from 'node:crypto'

/** As it comes from whoever called: which trace the work belongs to, and whether they record it. */
export type ParentContext = { traceId: string; spanId: string; isSampled: boolean }

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/

/** W3C Trace Context; anything else is no parent. */
export function readTraceparent(header: unknown): ParentContext | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  // Of the first version exactly four parts are known.
  if (header.startsWith('00-') && header.length !== 55) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Only what is recorded is told to others, so the flag says so. */
export const writeTraceparent = (traceId: string, spanId: string) => `00-${traceId}-${spanId}-01`

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')
