/** Deeper than any honest request; walking further could exhaust the stack. */
export const MAX_JSON_DEPTH = 32

/** True when nested brackets go past the bound. Works on the text, so that a hostile body is refused before it is built. */
export function isTooDeep(text: string, bound = MAX_JSON_DEPTH): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (inString) {
      if (letter === 92) at++
      else if (letter === 34) inString = false
    } else if (letter === 34) inString = true
    else if (letter === 123 || letter === 91) {
      if (++depth > bound) return true
    } else if (letter === 125 || letter === 93) depth--
  }
  return false
}

/** JSON that may stand inside a script element: it can neither end the element nor break a line of script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Text that PostgreSQL can keep: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()
