import type { Client } from 'pg'

/** The same words on the way out and on the way in. */
export function copyStatement(
  client: Client,
  { name, columns }: { name: string; columns: string[] },
  way: 'to stdout' | 'from stdin',
) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `copy ${client.escapeIdentifier(name)} (${list}) ${way}`
}
