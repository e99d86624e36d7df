export type WantedRange = { start: number; end: number }

/**
 * The part of a file that a request asks for: undefined means all of it, «none» a part that it does not have. More than one part,
 * and what is no range at all, is answered with the whole file, as the protocol allows.
 */
export function readRange(header: string | undefined, bytes: number): WantedRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return to === '' || Number(to) === 0 || bytes === 0 ? 'none' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'none' : { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}

/** Whether what the visitor has is still the same. */
export const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
