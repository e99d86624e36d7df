import { documentOfShortcode } from '#widgets/shortcode/read-shortcode.ts'
import type { Context, Noting, ShopIds } from './context.ts'
import type { Settings } from './settings.ts'

const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(',')).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

/** Settings that number products or categories of the other shop, as they are here; what did not come is told. */
export function withOwnGoods(
  settings: Settings,
  { widgetType, options }: { widgetType: string; options: Partial<ShopIds> },
  { note }: Noting,
): Settings {
  const { productId, categorySlug } = options
  const goods = (value: unknown): number[] => {
    const ids = numbersOf(value)
    if (!productId) return ids
    const own = ids.flatMap((id) => productId(id) ?? [])
    if (own.length < ids.length) note(`Produtos escolhidos que não vieram: ${ids.length - own.length} de ${ids.length}.`)
    return own
  }
  const slugs = (value: unknown): string[] => numbersOf(value).flatMap((id) => categorySlug?.(id) ?? [])
  const isList = /^(woocommerce-products|products|wc-archive-products)$/.test(widgetType)
  const changed: Settings = {}
  if (Array.isArray(settings.query_posts_ids)) changed.query_posts_ids = goods(settings.query_posts_ids)
  if (Array.isArray(settings.query_exclude_ids)) changed.query_exclude_ids = goods(settings.query_exclude_ids)
  if (numbersOf(settings.product_id).length === 1) changed.product_id = goods(settings.product_id)[0] ?? 0
  if (isList && typeof settings.ids === 'string' && settings.ids !== '') changed.ids = goods(settings.ids).join(',')
  if (isList && categorySlug && isOfTerms(settings)) {
    const found = slugs(settings.query_include_term_ids)
    if (found.length > 0) Object.assign(changed, { query: 'category', category: found.join(',') })
    else note('A lista mostrava produtos de uma categoria que não veio: aqui mostra todos.')
  }
  if (widgetType === 'wc-categories' && categorySlug) {
    // A slug is the same here.
    const named = (value: unknown) => (numbersOf(value).length > 0 ? slugs(value).join(',') : value)
    if (settings.categories !== undefined) changed.categories = named(settings.categories)
    if (settings.parent !== undefined && Number(settings.parent) > 0) changed.parent = named(settings.parent)
  }
  return { ...settings, ...changed }
}

/** Elementor's list keeps terms of any kind together; those that are no category are told as not come. */
const isOfTerms = ({ query_include: by, query_include_term_ids: ids, query_post_type: type }: Settings) =>
  (type === undefined || type === 'product') && Array.isArray(by) && by.includes('terms') && numbersOf(ids).length > 0

/** The widget that a shortcode of the shop means, with numbers as they are here. */
export function ownShortcode(
  text: string,
  { options, newId }: Pick<Context, 'newId'> & { options: Partial<ShopIds> },
  noting: Noting,
) {
  const [element] = documentOfShortcode(text) ?? []
  if (!element) return undefined
  const { widgetType } = element
  const settings = withOwnGoods(element.settings, { widgetType, options }, noting)
  const template = Number(settings.template_id)
  const known = widgetType === 'template' && template > 0 ? newId('template', template) : undefined
  return { widget: widgetType, settings: known === undefined ? settings : { ...settings, template_id: known } }
}
