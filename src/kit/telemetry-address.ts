/** Where traces and metrics go, and how many of the traces. */
export type TelemetryAddress = {
  /** Absent where they are not wanted. */
  tracesUrl: string | undefined
  metricsUrl: string | undefined
  headers: Record<string, string>
  /** The share of requests and jobs that is recorded, from 0 to 1. */
  ratio: number
  /** Whoever calls decides instead, for a proxy in front that sets `traceparent` itself. */
  followsParent: boolean
  serviceName: string
  resource: Record<string, string>
  metricsEveryMs: number
}

type Read = (name: string) => string | undefined

const SAMPLERS = ['traceidratio', 'parentbased_traceidratio']
const DEFAULT_RATIO = 0.05
const DEFAULT_INTERVAL_MS = 60_000

/** Reads the variables by which OpenTelemetry is set up everywhere. Undefined without an address: then nothing is recorded. */
export function readTelemetry(value: Read, onProblem: (sentence: string) => void): TelemetryAddress | undefined {
  const addressIn = (name: string) => {
    const text = value(name)
    if (text === undefined || isHttp(text)) return text
    onProblem(`${name} não serve: use um endereço que comece com http:// ou https://.`)
    return undefined
  }
  const base = addressIn('OTEL_EXPORTER_OTLP_ENDPOINT')
  const below = (name: string, path: string) => addressIn(name) ?? (base && `${base.replace(/\/+$/, '')}${path}`)
  const isOff = value('OTEL_SDK_DISABLED')?.toLowerCase() === 'true'
  const tracesUrl = below('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', '/v1/traces')
  const metricsUrl = below('OTEL_EXPORTER_OTLP_METRICS_ENDPOINT', '/v1/metrics')
  if (isOff || (tracesUrl === undefined && metricsUrl === undefined)) return undefined

  const protocol = value('OTEL_EXPORTER_OTLP_PROTOCOL')
  if (protocol !== undefined && protocol !== 'http/json')
    onProblem(`OTEL_EXPORTER_OTLP_PROTOCOL=«${protocol}» não serve: a loja fala http/json (porta 4318 do coletor).`)
  const numberIn = (name: string, { max, fallback }: { max: number; fallback: number }) => {
    const text = value(name)
    if (text === undefined) return fallback
    if (/^\d+(\.\d+)?$/.test(text) && Number(text) <= max) return Number(text)
    onProblem(`${name}=«${text}» não serve: use um número de 0 a ${max}.`)
    return fallback
  }
  const pairsIn = (name: string) => {
    const pairs = pairsOf(value(name) ?? '')
    // It may hold a key, so it is not shown.
    if (!pairs) onProblem(`${name} não serve: use nome=valor, com vírgulas entre eles.`)
    return pairs ?? {}
  }
  const sampler = value('OTEL_TRACES_SAMPLER') ?? SAMPLERS[0]!
  if (!SAMPLERS.includes(sampler)) onProblem(`OTEL_TRACES_SAMPLER=«${sampler}» não serve: use ${SAMPLERS.join(' ou ')}.`)
  return {
    tracesUrl,
    metricsUrl,
    headers: pairsIn('OTEL_EXPORTER_OTLP_HEADERS'),
    ratio: numberIn('OTEL_TRACES_SAMPLER_ARG', { max: 1, fallback: DEFAULT_RATIO }),
    followsParent: sampler === SAMPLERS[1],
    serviceName: value('OTEL_SERVICE_NAME') ?? 'vitrine',
    resource: pairsIn('OTEL_RESOURCE_ATTRIBUTES'),
    metricsEveryMs: Math.max(1_000, numberIn('OTEL_METRIC_EXPORT_INTERVAL', { max: 3_600_000, fallback: DEFAULT_INTERVAL_MS })),
  }
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** `name=value,name=value`, the values with percent signs as in addresses. */
function pairsOf(text: string): Record<string, string> | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  try {
    return Object.fromEntries(
      parts.map((part) => {
        const [, name, held] = /^\s*([\w.-]+)\s*=\s*([^\r\n]*?)\s*$/.exec(part) ?? []
        if (name === undefined) throw new Error('no name')
        return [name, decodeURIComponent(held!)]
      }),
    )
  } catch {
    return undefined
  }
}
