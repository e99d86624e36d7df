import { isRecord } from '#kit/is-record.ts'
import { findIn } from '../find-settings.ts'
import type { Settings } from '../settings.ts'
import { asParagraphs, plainLine } from '../texts.ts'

/** A widget of ours with its settings; several together stand for one of the other builder. */
export type Piece = { widget: string; settings: Settings; elements?: Piece[] }

export type Find = ReturnType<typeof findIn>

/** What an add-on's widget is, to us: how its parts are put together. */
export type Kind = (find: Find, settings: Settings) => Piece[]

export const piece = (widget: string, settings: Settings): Piece => ({ widget, settings })

export const line = (found: { value: string } | undefined) => (found ? plainLine(found.value) : '')

export const linkOf = (found: { value: unknown } | undefined): Settings =>
  found === undefined ? {} : { link: isRecord(found.value) ? found.value : { url: String(found.value ?? '') } }

export const prose = (text: { value: string } | undefined, more: Settings = {}): Piece[] =>
  text && plainLine(text.value) !== '' ? [piece('text-editor', { editor: asParagraphs(text.value), ...more })] : []

export const rowsOf = (find: Find, read: (row: Find, raw: Settings) => Settings): Settings[] =>
  find.rows().map((row) => read(findIn(row), row))
