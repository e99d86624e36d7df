import { expect, test } from 'vitest'
import { readTelemetry } from './telemetry-address.ts'

function read(env: Record<string, string>) {
  const problems: string[] = []
  const address = readTelemetry(
    (name) => env[name],
    (sentence) => problems.push(sentence),
  )
  return { address, problems }
}
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'

test('without an address nothing is recorded, whatever else is said', () => {
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '1', OTEL_SERVICE_NAME: 'x' }).address).toBeUndefined()
  expect(read({ [ENDPOINT]: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }).address).toBeUndefined()
})

test('the standard variables say where, who and how many', () => {
  expect(read({ [ENDPOINT]: 'http://c:4318/' })).toEqual({
    problems: [],
    address: {
      tracesUrl: 'http://c:4318/v1/traces',
      metricsUrl: 'http://c:4318/v1/metrics',
      headers: {},
      ratio: 0.05,
      followsParent: false,
      serviceName: 'vitrine',
      resource: {},
      metricsEveryMs: 60_000,
    },
  })
  const more = read({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/own',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-team = loja',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
  })
  expect(more.problems).toEqual([])
  expect(more.address).toMatchObject({
    tracesUrl: 'https://c/own',
    metricsUrl: undefined,
    headers: { authorization: 'Bearer abc=', 'x-team': 'loja' },
    resource: { 'deployment.environment.name': 'production' },
    ratio: 0.25,
    followsParent: true,
    metricsEveryMs: 5_000,
  })
})

test.each([
  [ENDPOINT, 'c:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://c:4317'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'segredo'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%segredo'],
  ['OTEL_TRACES_SAMPLER', 'xray'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '-1'],
])('%s=%s is refused by its name, without repeating a key', (name, text) => {
  const { problems } = read({ [ENDPOINT]: 'http://c:4318', [name]: text })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
  expect(problems[0]).not.toContain('segredo')
})
