/** All that is known of somebody as a table: where it stands, and what stands there. */
export function personalRows(data: object): string[][] {
  return [['onde', 'valor'], ...cellsOf(data, '')]
}

function cellsOf(value: unknown, path: string): string[][] {
  if (value === null || value === undefined || value === '') return []
  if (value instanceof Date) return [[path, value.toISOString()]]
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, part]) => {
    const place = Array.isArray(value) ? String(Number(name) + 1) : name
    return cellsOf(part, path === '' ? place : `${path}.${place}`)
  })
}
