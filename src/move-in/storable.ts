/** JSON that PostgreSQL keeps: without NUL and halves of surrogate pairs, which old shops do have. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  return /\\u(0000|d[89a-f])/i.test(text) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : text
}

const clean = (part: unknown) => (typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part)
