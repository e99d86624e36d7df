import { expect, test } from 'vitest'
import { asSpan, inSpan, spanNow } from '#kit/spans.ts'
import { readTraceparent } from './trace-context.ts'
import { createTracer, type EndedSpan } from './tracer.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = { traceId: TRACE, spanId: 'b7ad6b7169203331', isSampled: true }

function aTracer({ ratio = 1, followsParent = false, random = (): number => 0.5 } = {}) {
  const ended: EndedSpan[] = []
  let clock = 1_000
  return { ended, ...createTracer({ ratio, followsParent, random, now: () => clock++, onEnd: (span) => ended.push(span) }) }
}

test.each([
  [`00-${TRACE}-b7ad6b7169203331-01`, PARENT],
  [`00-${TRACE}-b7ad6b7169203331-00`, { ...PARENT, isSampled: false }],
  [`cc-${TRACE}-b7ad6b7169203331-01-what-will-be`, PARENT],
  [`ff-${TRACE}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-b7ad6b7169203331-01-more`, undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  ["00-' or 1=1", undefined],
  ['x'.repeat(100_000), undefined],
  [['00', '01'], undefined],
  [undefined, undefined],
])('the header %j is read as the standard says', (header, parent) => {
  expect(readTraceparent(header)).toEqual(parent)
})

test('the share that was asked for is recorded, and nothing where it is none', () => {
  expect(aTracer({ ratio: 0.6 }).begin({ name: 'GET', kind: 'server' })).toBeDefined()
  expect(aTracer({ ratio: 0.5 }).begin({ name: 'GET', kind: 'server' })).toBeUndefined()
  expect(aTracer({ ratio: 0, random: () => 0 }).begin({ name: 'GET', kind: 'server', parent: PARENT })).toBeUndefined()
})

test('of a trace from outside the id decides, not the word of whoever sends it, unless the operator says so', () => {
  const share = Number.parseInt(TRACE.slice(-13), 16) / 2 ** 52
  const parents = [PARENT, { ...PARENT, isSampled: false }]
  const recorded = (options: Parameters<typeof aTracer>[0]) =>
    parents.map((parent) => aTracer(options).begin({ name: 'GET', kind: 'server', parent }) !== undefined)
  expect(recorded({ ratio: share + 0.01 })).toEqual([true, true])
  expect(recorded({ ratio: share - 0.01 })).toEqual([false, false])
  expect(recorded({ ratio: 0, followsParent: true })).toEqual([true, false])
})

test('work below a span is part of its trace, and ends once; of an error only its kind is kept', async () => {
  const { ended, begin } = aTracer()
  const span = begin({ name: 'GET', kind: 'server', parent: PARENT })!
  const broken = Object.assign(new Error('ana@example.com'), { code: '23505' })
  await inSpan(span, () => asSpan({ name: 'inner', kind: 'client' }, () => Promise.reject(broken))).catch(() => {})
  span.rename('GET /carrinho')
  span.end()
  span.end()
  expect(ended.map(({ name, error, traceId, parentSpanId }) => ({ name, error, traceId, parentSpanId }))).toEqual([
    { name: 'inner', error: 'Error 23505', traceId: TRACE, parentSpanId: ended[1]!.spanId },
    { name: 'GET /carrinho', error: undefined, traceId: TRACE, parentSpanId: PARENT.spanId },
  ])
  expect(JSON.stringify(ended)).not.toContain('ana@')
})

test('work that is not recorded is just done', async () => {
  expect(spanNow()).toBeUndefined()
  expect(await asSpan({ name: 'x', kind: 'client' }, async (span) => span)).toBeUndefined()
})

test('a job goes on with the trace of the request that asked for it', () => {
  const { begin, beginJob, ended } = aTracer({ ratio: 0.6 })
  const request = begin({ name: 'POST', kind: 'server' })!
  const job = { kind: 'mail', trace: request.traceparent, attempt: 1 }
  beginJob(job)!.end()
  request.end()
  expect(ended[0]).toMatchObject({ name: 'job mail', traceId: ended[1]!.traceId, parentSpanId: ended[1]!.spanId })
  expect(aTracer({ ratio: 0 }).beginJob({ ...job, trace: null })).toBeUndefined()
  expect(aTracer({ ratio: 0 }).beginJob({ ...job, trace: 'nonsense' })).toBeUndefined()
})
