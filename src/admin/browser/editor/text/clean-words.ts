import type { TextKind } from './written-texts.ts'

// Signs that programs copy along and nobody sees; PostgreSQL keeps no NUL.
// oxlint-disable-next-line no-control-regex -- control signs are what is taken away
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2060\uFEFF]/g

/** Typed or pasted words as the shop keeps them: a plain text is one line, and no text ends in empty lines. */
export function cleanWords(raw: string, kind: TextKind): string {
  const text = raw.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '')
  return kind === 'plain' ? text.replaceAll(/[\t\n]+/g, ' ') : text.replace(/\n+$/, '')
}

/** As much of what is pasted as there is room for; half of a sign is none. */
export const cutToRoom = (text: string, room: number) =>
  text.length <= room ? text : text.slice(0, Math.max(0, room)).replace(/[\uD800-\uDBFF]$/, '')
