import type { Widgets } from '#builder/registry.ts'
import { documentOfText } from '#content/pages/edit-rules.ts'
import type { TranslationReport } from './elementor/report.ts'
import { translateDocument } from './elementor/translate-document.ts'
import { translateContent as translateText } from './elementor/wordpress/translate-content.ts'
import { withHeading } from './elementor/wordpress/page-heading.ts'
import type { TranslateContent } from './kind.ts'

/** More is not read. */
const MOST_NOTES = 20

/** Pages of the old shop in widgets of this one: documents of its builder, else blocks and texts of WordPress. */
export const createTranslation =
  (widgets: Widgets): TranslateContent =>
  ({ elements, text, heading }, around) => {
    const options = { ...around, widgets }
    const built = elements === undefined ? undefined : translateDocument(elements, options)
    // A page that was begun in the builder and left empty still has its text.
    if (built && built.document.length > 0) return { document: built.document, notes: notesOf(built.report) }
    const { document, html, report } = translateText(text, options)
    return { document: withHeading(document ?? documentOfText(html), heading), notes: notesOf(report) }
  }

const notesOf = ({ entries, needsConsent, left }: TranslationReport): string[] => {
  const boxes = entries.filter(({ outcome }) => outcome === 'box').map(({ name }) => name)
  const notes = [
    ...(boxes.length > 0 ? [`A loja não tem: ${[...new Set(boxes)].join(', ')}. Visitantes não veem essas partes.`] : []),
    ...needsConsent.map(
      ({ address }) => `Um formulário enviava as respostas para ${address}; ligue o envio se quiser que continue.`,
    ),
    ...left,
    ...entries.flatMap((entry) => entry.notes),
  ]
  return [...new Set(notes)].slice(0, MOST_NOTES)
}
