/** Whether two values of a form say the same: in whichever order, and nothing is nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, at) => isSameValue(part, other[at]))
    )
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSameValue(one[name], other[name]))
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
