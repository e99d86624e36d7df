import type { CollectionRecord } from '#api/vitrine/collection-routes.ts'
import { type CollectionCondition, type CollectionField, partsOf } from '#shop/catalog/collections/rules.ts'

export const FIELDS: { id: CollectionField; name: string; yes: string; no: string }[] = [
  { id: 'price', name: 'Preço', yes: 'está entre', no: 'não está entre' },
  { id: 'sale', name: 'Oferta', yes: 'está em oferta', no: 'não está em oferta' },
  { id: 'stock', name: 'Estoque', yes: 'tem em estoque', no: 'está esgotado' },
  { id: 'featured', name: 'Destaque', yes: 'é destaque', no: 'não é destaque' },
  { id: 'category', name: 'Categoria', yes: 'está em uma destas', no: 'não está em nenhuma destas' },
  { id: 'tag', name: 'Etiqueta', yes: 'tem uma destas', no: 'não tem nenhuma destas' },
  { id: 'attribute', name: 'Atributo', yes: 'tem um destes valores', no: 'não tem nenhum destes valores' },
  { id: 'brand', name: 'Marca', yes: 'é uma destas', no: 'não é nenhuma destas' },
  { id: 'name', name: 'Nome', yes: 'contém', no: 'não contém' },
  { id: 'new', name: 'Novidade', yes: 'publicado há até', no: 'publicado há mais de' },
  { id: 'sold', name: 'Vendas', yes: 'vendeu entre', no: 'não vendeu entre' },
]

export const ORDERS: { id: CollectionRecord['sorted_by']; name: string }[] = [
  { id: 'menu_order', name: 'A ordem da loja' },
  { id: 'popularity', name: 'Mais vendidos primeiro' },
  { id: 'rating', name: 'Mais bem avaliados primeiro' },
  { id: 'date', name: 'Mais novos primeiro' },
  { id: 'price', name: 'Do menor ao maior preço' },
  { id: 'price-desc', name: 'Do maior ao menor preço' },
]

/** A rule as it begins, with the days that most shops would type. */
export const freshCondition = (field: CollectionField): CollectionCondition => ({
  field,
  ...(partsOf(field).days && { days: 30 }),
  ...(field === 'sold' && { least: 1 }),
})

/** Reais as they are typed, in centavos; undefined for what is no price. */
export function centsTyped(typed: string): number | undefined {
  const [, reais, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}
export const reaisOf = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))

export const pathOf = ({ kind, id }: { kind: 'category' | 'tag'; id: number }) =>
  `/vitrine/v1/collections/${kind === 'category' ? 'categories' : 'tags'}/${id}`
