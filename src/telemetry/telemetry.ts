import { hostname } from 'node:os'
import type { Registry } from 'prom-client'
import type { TelemetryAddress } from '#kit/telemetry-address.ts'
import { createBatches } from './batches.ts'
import { otlpAttributes } from './otlp.ts'
import { metricsBody, type ToldMetric } from './otlp-metrics.ts'
import { tracesBody } from './otlp-traces.ts'
import { postOtlp } from './post.ts'
import { createTracer } from './tracer.ts'

type Options = {
  address: TelemetryAddress
  version: string
  role: string
  registry: Registry
  onDropped: (what: 'spans' | 'metrics', count: number) => void
}

/** Traces and metrics of this process on their way to a collector. Whatever becomes of them, the shop's work does not wait. */
export function createTelemetry({ address, version, role, registry, onDropped }: Options) {
  const { tracesUrl, metricsUrl, headers, ratio, followsParent, serviceName, metricsEveryMs } = address
  const resource = {
    attributes: otlpAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': `${hostname()}/${process.pid}`,
      'host.name': hostname(),
      'process.pid': process.pid,
      'vitrine.role': role,
      ...address.resource,
    }),
  }
  const batches =
    tracesUrl === undefined
      ? undefined
      : createBatches({
          send: (spans) => postOtlp(tracesBody(resource, spans), { url: tracesUrl, headers }),
          onDropped: (count) => onDropped('spans', count),
        })

  const startMs = performance.timeOrigin
  const sendMetrics = async (url: string) => {
    try {
      const told = (await registry.getMetricsAsJSON()) as unknown as ToldMetric[] // histograms name each value's own metric besides
      await postOtlp(metricsBody(resource, told, { startMs, nowMs: Date.now() }), { url, headers })
    } catch {
      onDropped('metrics', 1)
    }
  }
  const timer = metricsUrl === undefined ? undefined : setInterval(() => void sendMetrics(metricsUrl), metricsEveryMs).unref()
  return {
    tracer: batches && createTracer({ ratio, followsParent, onEnd: batches.add }),
    close: async () => {
      clearInterval(timer)
      await Promise.all([batches?.close(), metricsUrl !== undefined && sendMetrics(metricsUrl)])
    },
  }
}
