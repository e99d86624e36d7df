import { isRecord } from '#kit/is-record.ts'
type Values = Record<string, unknown>

/** A new customer as the API takes one: a line that was typed and emptied again is not told at all. */
export const withoutEmptied = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, isRecord(value) ? withoutEmptied(value) : value]),
  )

/**
 * A known customer with only those lines of the addresses that were typed anew; the API leaves the others alone. Two people who
 * change different lines don't undo each other.
 */
export const withChangedLines = (before: Values, after: Values): Values => ({
  ...after,
  billing: changedLines(before['billing'], after['billing']),
  shipping: changedLines(before['shipping'], after['shipping']),
})

function changedLines(before: unknown, after: unknown): Values | undefined {
  if (!isRecord(after)) return undefined
  const was = isRecord(before) ? before : {}
  const changed = Object.entries(after)
    // Forms turn an emptied line into null; the API wants no words, not nothing.
    .map(([name, value]) => [name, value ?? ''] as const)
    .filter(([name, value]) => value !== (was[name] ?? ''))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
