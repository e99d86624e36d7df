import { refuseRules } from '#shop/pricing/price-rule.ts'

export type RuleRecord = {
  category_id: number | null
  product_tag_id: number | null
  tag_id: number | null
  units: number
  off: number
}
export type RulesRecord = { rules: RuleRecord[]; version: string }
/** A rule as it is typed; `goods` is «c12» for a category, «t3» for a product tag; `key` tells rows apart that say the same. */
export type TypedRule = { key: number; goods: string; tag_id: number | null; units: string; percent: string }

export const typedRules = (rules: readonly RuleRecord[]): TypedRule[] =>
  rules.map(({ category_id, product_tag_id, tag_id, units, off }, key) => ({
    key,
    goods: category_id === null ? `t${product_tag_id}` : `c${category_id}`,
    tag_id,
    units: String(units),
    percent: String(off / 100).replace('.', ','),
  }))

/** What is wrong with what was typed, or the rules that it says. */
export function readRules(typed: readonly TypedRule[]): { problem: string } | { rules: RuleRecord[] } {
  const rules: RuleRecord[] = []
  for (const { goods, tag_id, units, percent } of typed) {
    if (goods === '') return { problem: 'Escolha uma categoria ou uma etiqueta de produtos.' }
    if (!/^[1-9]\d{0,3}$/.test(units.trim())) return { problem: 'A quantidade é um número de 1 a 9999.' }
    const bare = percent.trim().replace(/%$/, '').trim().replace(',', '.')
    const off = /^\d{1,2}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : 0
    if (off < 1) return { problem: 'Escreva o desconto como 10 ou 7,5.' }
    const id = Number(goods.slice(1))
    const isCategory = goods.startsWith('c')
    rules.push({ category_id: isCategory ? id : null, product_tag_id: isCategory ? null : id, tag_id, units: Number(units), off })
  }
  const problem = refuseRules(
    rules.map(({ category_id: categoryId, product_tag_id: labelId, tag_id: tagId, units, off }) => ({
      categoryId,
      labelId,
      tagId,
      units,
      off,
    })),
  )
  return problem === undefined ? { rules } : { problem }
}
