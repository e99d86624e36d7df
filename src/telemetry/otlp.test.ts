import { expect, test } from 'vitest'
import { metricsBody } from './otlp-metrics.ts'
import { nanoseconds, tracesBody } from './otlp-traces.ts'

test('a moment keeps its microseconds', () => {
  expect(nanoseconds(1_790_000_000_123.456)).toBe('1790000000123456000')
})

test('a span is written as OTLP says it in JSON', () => {
  const span = {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    parentSpanId: undefined,
    name: 'GET /',
    kind: 'server' as const,
  }
  const body = tracesBody({ attributes: [] }, [
    { ...span, startMs: 2, endMs: 1, attributes: { 'http.response.status_code': 500, 'a.b': true, c: 0.5 }, error: '500' },
  ])
  expect(body.resourceSpans[0]!.scopeSpans[0]!.spans[0]).toEqual({
    traceId: span.traceId,
    spanId: span.spanId,
    name: 'GET /',
    kind: 2,
    flags: 1,
    startTimeUnixNano: '2000000',
    endTimeUnixNano: '2000000',
    attributes: [
      { key: 'http.response.status_code', value: { intValue: '500' } },
      { key: 'a.b', value: { boolValue: true } },
      { key: 'c', value: { doubleValue: 0.5 } },
      { key: 'error.type', value: { stringValue: '500' } },
    ],
    status: { code: 2 },
  })
})

test('counters, gauges and histograms of the registry become those of OTLP', () => {
  const labels = { route: '/' }
  const told = [
    { name: 'c_total', help: 'C', type: 'counter', values: [{ value: 3, labels }] },
    {
      name: 'g',
      help: 'G',
      type: 'gauge',
      values: [
        { value: 1.5, labels: {} },
        { value: NaN, labels },
      ],
    },
    {
      name: 'h',
      help: 'H',
      type: 'histogram',
      values: [
        { value: 2, labels: { ...labels, le: 0.1 }, metricName: 'h_bucket' },
        { value: 5, labels: { ...labels, le: 1 }, metricName: 'h_bucket' },
        { value: 6, labels: { ...labels, le: '+Inf' }, metricName: 'h_bucket' },
        { value: 4.5, labels, metricName: 'h_sum' },
        { value: 6, labels, metricName: 'h_count' },
      ],
    },
    { name: 's', help: 'S', type: 'summary', values: [] },
  ]
  const { metrics } = metricsBody({ attributes: [] }, told, { startMs: 1, nowMs: 2 }).resourceMetrics[0]!.scopeMetrics[0]!
  expect(metrics.map(({ name }) => name)).toEqual(['c_total', 'g', 'h'])
  const time = { startTimeUnixNano: '1000000', timeUnixNano: '2000000' }
  const attributes = [{ key: 'route', value: { stringValue: '/' } }]
  expect(metrics[0]).toMatchObject({
    sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ ...time, attributes, asDouble: 3 }] },
  })
  expect(metrics[1]).toMatchObject({ gauge: { dataPoints: [{ asDouble: 1.5 }] } })
  expect(metrics[2]).toMatchObject({
    histogram: {
      dataPoints: [{ ...time, attributes, count: '6', sum: 4.5, explicitBounds: [0.1, 1], bucketCounts: ['2', '3', '1'] }],
    },
  })
})
