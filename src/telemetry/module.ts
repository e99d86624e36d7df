import type { Metrics } from '#http/metrics.ts'
import type { TelemetryAddress } from '#kit/telemetry-address.ts'
import { defineModule, defineRoutes } from '#modules/define-module.ts'
import type { Tracer } from './tracer.ts'

type Needs = {
  config: { telemetry: TelemetryAddress | undefined; role: string }
  version: string
  metrics: Pick<Metrics, 'registry' | 'telemetryDropped'>
  works: boolean
}

/** OpenTelemetry, where the operator named a collector. Without one nothing of it is even loaded. */
export const telemetryModule = defineModule({
  create: async ({ config, version, metrics, works }: Needs) => {
    if (!config.telemetry || !works) return { tracer: undefined, telemetry: undefined }
    const { createTelemetry } = await import('./telemetry.ts')
    const telemetry = createTelemetry({
      address: config.telemetry,
      version,
      role: config.role,
      registry: metrics.registry,
      onDropped: (what, count) => metrics.telemetryDropped.inc({ what }, count),
    })
    return { tracer: telemetry.tracer as Tracer | undefined, telemetry }
  },
  close: ({ telemetry }) => telemetry?.close(),
})

/** Around everything that answers a request: after the fast path has its place. */
export const tracedRequestsModule = defineRoutes(async (http, { tracer }: { tracer: Tracer | undefined }) => {
  if (!tracer) return
  const { traceRequests } = await import('./trace-requests.ts')
  traceRequests(http, tracer)
})
