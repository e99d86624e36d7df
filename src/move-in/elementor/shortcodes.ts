import { plainText } from '#kit/safe-html.ts'
import type { Context, Noting } from './context.ts'
import { piecesOf } from './kinds/kinds.ts'
import type { Piece } from './kinds/piece.ts'
import type { Settings } from './settings.ts'
import { ownShortcode } from './shop-references.ts'

const FORMS =
  /^\s*\[(contact-form-7|wpforms|fluentform|gravityform|ninja_form|formidable|mc4wp_form|forminator_form|metform|caldera_form)\b/

/** A form of another plug-in: its questions are there, so a form of ours stands where it stood. */
export function formShortcode(text: string, note: (text: string) => void): Piece | undefined {
  if (!FORMS.test(text)) return undefined
  note(`As perguntas do formulário ${text.slice(0, 80)} estão em outro plugin e não vieram; ficou um formulário de contato.`)
  return piecesOf('form', {} satisfies Settings).at(-1)
}

/** A shortcode, alone in a widget, as the widget that does the same; undefined for any other text. */
export function shortcodePiece(written: unknown, context: Context, noting: Noting): Piece | undefined {
  const text = typeof written === 'string' && written.length < 2_000 ? plainText(written) : ''
  if (!/^\[[a-z][^\]]*\]$/i.test(text)) return undefined
  const own = ownShortcode(text, context, noting)
  if (own) return own
  const form = formShortcode(text, noting.note)
  if (form) return form
  noting.note(`O shortcode ${text.slice(0, 80)} não existe nesta loja.`)
  return undefined
}
