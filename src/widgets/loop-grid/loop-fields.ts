import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { number, text } from '#builder/fields.ts'
import products from '../products/widget.ts'

const { query, category, tag, ids, orderby } = products.fields

/** What a list of cards shows. */
export const loopQueryFields = {
  /** 0: the elements inside of the widget are the card. */
  template_id: { ...number('Cartão', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }), control: 'card' as const },
  posts_per_page: number('Cartões por página', { min: 1, max: 24, fallback: 6 }),
  ...allAskedWhen(
    { _skin: ['post'] },
    { post_category: text('Só da categoria (slug)', '', 200), post_tag: text('Só da etiqueta (slug)', '', 200) },
  ),
  ...allAskedWhen({ _skin: ['product'] }, { query, orderby }),
  category: askedWhen({ _skin: ['product'] }, category),
  tag: askedWhen({ _skin: ['product'] }, tag),
  ids: askedWhen({ _skin: ['product'] }, ids),
  nothing_found_message: text('Quando não há nenhum', 'Ainda não há nada por aqui. Volte em breve.', 200),
}
