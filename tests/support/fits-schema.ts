type Schema = {
  type?: string | string[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
}

/** What every answer may carry beside its own properties. */
const AROUND = new Set(['_links', '_embedded'])

/** How an answer differs from what the API's document says of it: properties that it does not name, values of another type. */
export function differences(schema: Schema, body: unknown, at = 'body'): string[] {
  if (!typesOf(schema).some((type) => isOf(type, body))) return [`${at} is no ${typesOf(schema).join(' or ')}`]
  if (Array.isArray(body))
    return body.flatMap((one, index) => (schema.items ? differences(schema.items, one, `${at}[${index}]`) : []))
  if (typeof body !== 'object' || body === null) return []
  const { properties, additionalProperties } = schema
  return Object.entries(body).flatMap(([name, value]) => {
    const known = properties?.[name] ?? additionalProperties
    if (known) return differences(known, value, `${at}.${name}`)
    return properties && !AROUND.has(name) ? [`${at}.${name} is not named`] : []
  })
}

const typesOf = ({ type }: Schema) => [type ?? []].flat()

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'null':
      return value === null
    default:
      return typeof value === type
  }
}
