import type { ContentReader, TemplatePart } from './contract.ts'
import { LIST_WIDGET } from './template-rules.ts'

/** A page that every shop has. */
const HOME = { kind: 'page', id: 0, path: '/' }

/**
 * What a new template begins with: the header or the footer that the shop shows, so that nobody begins with an empty page and forgets
 * the cart; all others with the place where the page itself stands.
 */
export async function defaultTemplate(part: TemplatePart, content: Pick<ContentReader, 'template'>): Promise<unknown[]> {
  if (part === 'archive') return [box(widget('lista', LIST_WIDGET))]
  if (part === 'not-found')
    return [box(widget('titulo', 'heading', { title: 'Não encontramos esta página' }), widget('busca', 'search-form'))]
  if (part === 'loop-item')
    return [
      box(
        widget('foto', 'theme-post-featured-image', { aspect: '4-5' }),
        widget('nome', 'theme-page-title', { header_size: 'h3', size: 'small' }),
        widget('preco', 'woocommerce-product-price'),
      ),
    ]
  if (part === 'product' || part === 'single') return [widget('conteudo', 'theme-post-content')]
  const shown = await content.template(part, HOME)
  return Array.isArray(shown?.document) ? (shown.document as unknown[]) : []
}

const widget = (id: string, widgetType: string, settings: object = {}) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const box = (...elements: object[]) => ({ id: 'caixa', elType: 'container', settings: {}, elements })
