export type OtlpAttribute = {
  key: string
  value: { stringValue: string } | { intValue: string } | { doubleValue: number } | { boolValue: boolean }
}
export type OtlpResource = { attributes: OtlpAttribute[] }

export const OTLP_SCOPE = { name: 'vitrine' }

export const otlpAttributes = (attributes: Record<string, string | number | boolean>): OtlpAttribute[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

function valueOf(value: string | number | boolean): OtlpAttribute['value'] {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
