import type { ComparedFacts } from '#shop/catalog/compared-facts.ts'
import { formatNumber } from '#kit/pt-br.ts'

export type CompareRow = { label: string; values: string[]; differs: boolean }

/** What products say of themselves, row by row: what none of them says has no row, and where they differ is marked. */
export function compareRows(products: readonly ComparedFacts[]): CompareRow[] {
  const labels = new Map(products.flatMap(({ attributes }) => attributes.map(({ slug, name }) => [slug, name] as const)))
  const ofAttributes = [...labels].map(([slug, label]) =>
    rowOf(
      label,
      products.map(({ attributes }) => attributes.find((one) => one.slug === slug)?.terms.join(', ') ?? ''),
    ),
  )
  return [...ofAttributes, rowOf('Peso', products.map(weightOf)), rowOf('Medidas', products.map(sizeOf))].filter(({ values }) =>
    values.some((value) => value !== ''),
  )
}

export const rowOf = (label: string, values: string[]): CompareRow => ({ label, values, differs: new Set(values).size > 1 })

const weightOf = ({ weightGrams }: ComparedFacts) =>
  weightGrams === 0 ? '' : weightGrams < 1000 ? `${formatNumber(weightGrams)} g` : `${formatNumber(weightGrams / 1000)} kg`
const sizeOf = ({ sizeMm }: ComparedFacts) => {
  const sides = sizeMm.filter((mm) => mm > 0)
  return sides.length === 0 ? '' : `${sides.map((mm) => formatNumber(mm / 10)).join(' × ')} cm`
}
