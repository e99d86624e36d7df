/** So much less for a whole category or a product tag: from so many units of a product on, for everybody or one group. */
export type PriceRule = {
  categoryId: number | null
  labelId: number | null
  tagId: number | null
  units: number
  /** Hundredths of a percent. */
  off: number
}

export const MOST_RULES = 100

/** What is wrong with the rules, in words for the merchant; undefined where nothing is. */
export function refuseRules(rules: readonly PriceRule[]): string | undefined {
  if (rules.length > MOST_RULES) return `A loja tem até ${MOST_RULES} preços por categoria.`
  if (rules.some(({ categoryId, labelId }) => (categoryId === null) === (labelId === null)))
    return 'Escolha uma categoria ou uma etiqueta de produtos.'
  if (rules.some(({ tagId, units }) => tagId === null && units < 2))
    return 'Para todos os clientes, a quantidade começa em 2. O preço de uma unidade é o do produto.'
  const ladders = Map.groupBy(rules, ({ categoryId, labelId, tagId }) => `${categoryId}:${labelId}:${tagId}`)
  for (const ladder of ladders.values()) {
    const sorted = [...ladder].sort((one, other) => one.units - other.units)
    const pairs = sorted.slice(1).map((rule, place) => [sorted[place]!, rule] as const)
    if (pairs.some(([one, other]) => one.units === other.units)) return 'Dois descontos começam na mesma quantidade.'
    if (pairs.some(([one, other]) => other.off <= one.off)) return 'Quem leva mais paga menos: o desconto cresce a cada faixa.'
  }
  return undefined
}
