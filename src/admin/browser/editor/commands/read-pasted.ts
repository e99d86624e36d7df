import { layoutSettings } from '#builder/elementor-layout.ts'
import { type FileProblem, readElementorFile } from '#content/library/elementor-file.ts'
import { readPlainly } from '#content/library/plain-reading.ts'
import { treeOf, type PageElement } from '../../documents/tree.ts'

export type Pasted =
  | {
      kind: 'elements'
      elements: PageElement[]
      /** Widgets that this shop does not have, with how often each was copied. */
      unknown: { name: string; count: number }[]
      /** Pictures of another site, which stay there. */
      picturesLeft: number
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'nothing' }

type Reading = { isKnown: (widgetType: string) => boolean; origin: string; newId: () => string }

/** As much as an element of text keeps, with room for its markup. */
const MAX_TEXT = 100_000

/** What a text of the clipboard means on a page: elements of any builder of the ecosystem, or words. */
export function readPasted(text: string, { isKnown, origin, newId }: Reading): Pasted {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'nothing' }
  if (!/^\uFEFF?[[{]/.test(trimmed)) return wordsPasted(trimmed, newId)
  const read = readElementorFile(trimmed, {
    translate: readPlainly({ isKnown, newId, shopUrl: origin, layoutOf: layoutSettings }),
  })
  if (read.ok) {
    const { unknown, picturesLeft } = read
    return { kind: 'elements', elements: treeOf(read.elements), unknown, picturesLeft }
  }
  // Whoever writes “[novo] …” means words.
  return read.problem === 'not-json' ? wordsPasted(trimmed, newId) : { kind: 'refused', reason: REASONS[read.problem] }
}

const REASONS: Record<FileProblem, string> = {
  'not-json': 'O que foi copiado não pôde ser lido.',
  'no-template': 'O que foi copiado não é um elemento de página: falta a lista de elementos.',
  'too-deep': 'O que foi copiado tem elementos dentro de elementos demais para ser colado.',
  'too-many': 'O que foi copiado é grande demais: são no máximo 2.000 elementos e 2 MB.',
  empty: 'O que foi copiado não tem nenhum elemento de página.',
}

function wordsPasted(text: string, newId: () => string): Pasted {
  if (text.length > MAX_TEXT) return { kind: 'refused', reason: 'O texto copiado é longo demais para um elemento de texto.' }
  const editor = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return { kind: 'elements', elements: [aWidget('text-editor', { editor }, newId)], unknown: [], picturesLeft: 0 }
}

export const aWidget = (widgetType: string, settings: Record<string, unknown>, newId: () => string): PageElement => ({
  id: newId(),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

const escaped = (text: string) =>
  text.replaceAll('\r', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
