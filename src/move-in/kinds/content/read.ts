import { typedLine, typedText } from '#kit/typed-text.ts'
import { plainText } from '#kit/safe-html.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { ContentTable } from '#content/pages/tables.ts'
import { templateKind } from '../../elementor/conditions.ts'
import { absorbed, type OldShop, type Reading, refused } from '../../kind.ts'
import { searchWordsOf, type SeoShop } from '../../search-words.ts'
import { momentOf, oldIdOf, oldIdsOf, rawOf, wholeOf, type Wire } from '../../wire.ts'
import { pictureOf, slugFrom } from '../term.ts'
import { themeFieldsNote } from './theme-fields.ts'

export type ContentRow = {
  type: ContentTable['type']
  part: ContentTable['part']
  slug: string
  title: string
  status: 'draft' | 'publish' | 'private'
  excerpt: string
  /** The builder's document, or nothing where the text is the page. */
  elements: unknown
  text: string
  publishedAt: Date | undefined
  commentsOpen: boolean
  menuOrder: number
  terms: string[]
  picture: { oldId: string; url: string; alt: string } | undefined
  pictureOldId: string | undefined
  author: string
  seo: { title: string; description: string }
  /** Of templates and popups: where they stand, and what shows a popup. */
  conditions: unknown
  pageSettings: unknown
  displaySettings: unknown
}

/** Pages that every shop has, by their addresses in both languages. */
const OWN_PAGES = new Set(
  'loja shop carrinho cart finalizar-compra checkout minha-conta my-account lista-de-desejos wishlist'.split(' '),
)

/** What of the site a template of the old builder draws; those that are only kept for use become designs of the library. */
function partOf(type: string): ContentTable['part'] | undefined {
  const kind = templateKind(type)
  if (typeof kind === 'object') return kind.part
  if (kind === 'page') return 'library-page'
  return kind === 'block' ? 'library-section' : undefined
}

/** A page, post, template or popup of wp/v2 as this shop keeps one. */
export const readContent =
  (type: ContentRow['type']) =>
  (data: Wire, { seo }: OldShop): Reading<ContentRow> => {
    const notes: string[] = []
    const title = typedLine(plainText(rawOf(data['title'])), 500) || `Sem título (${String(data['id'] ?? '')})`
    const oldUrl = textOf(data['link'])
    const slug = slugFrom(textOf(data['slug'])) || slugFrom(title)
    const status = textOf(data['status'])
    if (status === 'trash' || status === 'auto-draft') return refused(title, 'Está na lixeira da loja antiga.')
    if (type === 'page' && OWN_PAGES.has(slug)) return absorbed(title, 'A loja já tem esta página.')
    const meta = recordOf(data['meta'])
    const kind = textOf(meta['_elementor_template_type'])
    const part = type === 'template' ? partOf(kind) : null
    if (part === undefined) return refused(title, `O modelo do tipo «${kind.slice(0, 40) || '?'}» não existe aqui.`)
    if (status === 'future') notes.push('Estava agendado: veio como rascunho.')
    if (textOf(data['password']) !== '') notes.push('Tinha senha: veio como rascunho.')
    const excerpt = typedText(plainText(rawOf(data['excerpt'])), 2_000).slice(0, 2_000)
    const elements = documentOf(meta)
    if (elements === undefined && hasDocument(meta))
      notes.push('O desenho do Elementor estava desligado: veio o texto, como os visitantes viam.')
    if (elements === undefined && isBroken(meta['_elementor_data']))
      notes.push('O documento do Elementor está danificado: veio o texto da página.')
    const isEmpty = elements === undefined && rawOf(data['content']).trim() === ''
    const fields = type === 'page' || type === 'post' ? themeFieldsNote(meta, isEmpty) : undefined
    if (fields) notes.push(fields)
    return {
      is: 'row',
      title,
      oldUrl,
      notes,
      row: {
        type,
        part,
        slug,
        title,
        status: textOf(data['password']) !== '' ? 'draft' : statusOf(status),
        excerpt,
        elements,
        text: rawOf(data['content']).slice(0, 500_000),
        publishedAt: momentOf(data, 'date'),
        commentsOpen: data['comment_status'] !== 'closed',
        menuOrder: wholeOf(data['menu_order']) ?? 0,
        terms: [...oldIdsOf(data['categories']), ...oldIdsOf(data['tags'])],
        picture: pictureOf(data['featured_image']),
        pictureOldId: oldIdOf(data['featured_media']),
        author: typedLine(data['author_name'], 200),
        seo: seoOf(data, seo, { type, title, excerpt, notes }),
        conditions: meta['_elementor_conditions'],
        pageSettings: meta['_elementor_page_settings'],
        displaySettings: meta['_elementor_popup_display_settings'],
      },
    }
  }

type About = { type: ContentRow['type']; title: string; excerpt: string; notes: string[] }
const seoOf = (data: Wire, seo: SeoShop, { type, title, excerpt, notes }: About) =>
  type === 'page' || type === 'post'
    ? searchWordsOf(data, seo, {
        kind: type,
        name: title,
        summary: excerpt,
        values: { primary_category: '', category: '' },
        notes,
      })
    : { title: '', description: '' }

const statusOf = (status: string) => (status === 'publish' || status === 'private' ? status : 'draft')

/** Half of a document, as a copy that was cut off leaves it. */
const isBroken = (raw: unknown) => typeof raw === 'string' && raw.length > 2 && parseOrNothing(raw) === undefined

const elementsOf = ({ _elementor_data: raw }: Wire): unknown => (typeof raw === 'string' ? parseOrNothing(raw) : raw)
const hasDocument = (meta: Wire) => listOf(elementsOf(meta)).length > 0

/** Only what is edited with the builder is drawn by its document; anything else is the text. Some sources do not say how it is edited. */
function documentOf(meta: Wire): unknown {
  const mode = meta['_elementor_edit_mode']
  return (mode === undefined || mode === 'builder') && hasDocument(meta) ? elementsOf(meta) : undefined
}
