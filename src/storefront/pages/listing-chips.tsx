import { formatMoney } from '#kit/money.ts'
import { numberText } from '#kit/typed-fields/read-value.ts'
import type { Facets, NumberRange, ProductFilters } from '#shop/catalog/contract.ts'
import { NO_FILTERS, toggleTerm } from '#shop/catalog/filters.ts'
import { Icon } from '#ui/icon.tsx'

/** Every filter in use, each with the filters that are left without it. */
export function chipsOf(filters: ProductFilters, facets: Facets): { label: string; without: ProductFilters }[] {
  const { minCents, maxCents, ...noPrice } = filters
  const nameOf = (attribute: string, term: string) =>
    facets.attributes.find(({ slug }) => slug === attribute)?.options.find(({ slug }) => slug === term)?.name ?? term
  return [
    ...filters.attributes.flatMap(({ slug, terms }) =>
      terms.map((term) => ({ label: nameOf(slug, term), without: toggleTerm(filters, slug, term) })),
    ),
    ...(minCents === undefined && maxCents === undefined ? [] : [{ label: priceWords(minCents, maxCents), without: noPrice }]),
    ...(filters.ranges ?? []).map((range) => ({
      label: rangeWords(range, facets),
      without: { ...filters, ranges: (filters.ranges ?? []).filter((other) => other !== range) },
    })),
    ...(filters.onSale ? [{ label: 'Em oferta', without: { ...filters, onSale: false } }] : []),
    ...(filters.inStock ? [{ label: 'Em estoque', without: { ...filters, inStock: false } }] : []),
    ...(filters.ratings.length > 0 ? [{ label: ratingWords(filters.ratings), without: { ...filters, ratings: [] } }] : []),
  ]
}

function priceWords(minCents: number | undefined, maxCents: number | undefined) {
  if (minCents === undefined) return `Até ${formatMoney(maxCents ?? 0)}`
  if (maxCents === undefined) return `A partir de ${formatMoney(minCents)}`
  return `${formatMoney(minCents)} a ${formatMoney(maxCents)}`
}

function rangeWords({ slug, min, max }: NumberRange, facets: Facets) {
  const { name = slug, unit = '' } = facets.ranges.find((field) => field.slug === slug) ?? {}
  const told = (value: number) => [numberText(value), unit].filter((part) => part !== '').join(' ')
  if (min === undefined) return `${name}: até ${told(max ?? 0)}`
  return max === undefined ? `${name}: a partir de ${told(min)}` : `${name}: ${numberText(min)} a ${told(max)}`
}

function ratingWords(ratings: number[]) {
  const least = Math.min(...ratings)
  if (least === 5) return '5 estrelas'
  if (ratings.length === 6 - least) return `${least} estrelas ou mais`
  return `${ratings.join(', ')} estrelas`
}

type Props = { filters: ProductFilters; facets: Facets; urlOf: (filters: ProductFilters) => string }

/** The filters in use, each to be taken off with one click. */
export function ActiveFilters({ filters, facets, urlOf }: Props) {
  const chips = chipsOf(filters, facets)
  if (chips.length === 0) return null
  return (
    <ul className="active-filters" aria-label="Filtros em uso">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a href={urlOf(without)} rel="nofollow" aria-label={`Remover filtro: ${label}`}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={urlOf(NO_FILTERS)}>Limpar filtros</a>
      </li>
    </ul>
  )
}
