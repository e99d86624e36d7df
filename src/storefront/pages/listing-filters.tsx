import type { ReactNode } from 'react'
import { formatNumber } from '#kit/pt-br.ts'
import type { Facets, ProductFilters } from '#shop/catalog/contract.ts'
import { inReais, toggleTerm } from '#shop/catalog/filters.ts'
import { chipsOf } from './listing-chips.tsx'
import { categoryUrl } from './product-addresses.ts'

type Props = {
  facets: Facets
  filters: ProductFilters
  /** The category that the list is of, when it is of one. */
  category: { slug: string; parent: { slug: string; name: string } | undefined } | undefined
  base: string
  /** The address of this list with other filters. */
  urlOf: (filters: ProductFilters, base?: string) => string
  /** What the price form keeps of the address. */
  kept: [name: string, value: string][]
}

/** Everything that a list can be narrowed by, as links and one form; folded on small screens. */
export function ListingFilters({ facets, filters, category, base, urlOf, kept }: Props) {
  const used = chipsOf(filters, facets).length
  const toRatings = (least: number) => [1, 2, 3, 4, 5].filter((rating) => rating >= least)
  const least = filters.ratings.length > 0 ? Math.min(...filters.ratings) : undefined
  const option = (props: Omit<OptionProps, 'areLeast'>) => <Option key={props.href} {...props} areLeast={facets.areLeast} />
  const subcategories = facets.categories.filter(({ parent }) => parent === category?.slug)
  const ratings = [4, 3].map((from) => ({ from, count: sum(toRatings(from).map((rating) => facets.ratings.get(rating) ?? 0)) }))
  return (
    <details className="listing-filters">
      <summary className="button" data-look="outline">
        Filtrar{used > 0 && ` (${used})`}
      </summary>
      <nav aria-label="Filtros">
        <Group title="Categorias">
          {category && (
            <li>
              <a href={urlOf(filters, category.parent ? categoryUrl(category.parent.slug) : '/loja/')}>
                ← {category.parent?.name ?? 'Todas as categorias'}
              </a>
            </li>
          )}
          {subcategories
            .filter(({ count }) => count > 0 || facets.areLeast)
            .map(({ slug, name, count }) => option({ href: urlOf(filters, categoryUrl(slug)), name, count }))}
        </Group>
        <PriceForm base={base} filters={filters} price={facets.price} kept={kept} />
        {facets.attributes.map(({ slug, name, options }) => {
          const chosen = filters.attributes.find((group) => group.slug === slug)?.terms ?? []
          const offered = options.filter(({ slug: term, count }) => count > 0 || chosen.includes(term))
          return (
            <Group key={slug} title={name}>
              {offered.map((term) =>
                option({
                  ...term,
                  href: urlOf(toggleTerm(filters, slug, term.slug)),
                  isChosen: chosen.includes(term.slug),
                }),
              )}
            </Group>
          )
        })}
        {facets.ranges.map((field) => (
          <NumberForm key={field.slug} base={base} filters={filters} kept={kept} field={field} />
        ))}
        <Group title="Mais filtros">
          {(facets.onSale > 0 || filters.onSale) &&
            option({
              href: urlOf({ ...filters, onSale: !filters.onSale }),
              name: 'Em oferta',
              count: facets.onSale,
              isChosen: filters.onSale,
            })}
          {(facets.inStock > 0 || filters.inStock) &&
            option({
              href: urlOf({ ...filters, inStock: !filters.inStock }),
              name: 'Em estoque',
              count: facets.inStock,
              isChosen: filters.inStock,
            })}
          {ratings
            .filter(({ from, count }) => count > 0 || from === least)
            .map(({ from, count }) =>
              option({
                href: urlOf({ ...filters, ratings: from === least ? [] : toRatings(from) }),
                name: `${from} estrelas ou mais`,
                count,
                isChosen: from === least,
              }),
            )}
        </Group>
      </nav>
    </details>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const isEmpty = [children].flat(2).every((child) => !child)
  if (isEmpty) return null
  return (
    <section className="filter-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type OptionProps = { href: string; name: string; count: number; isChosen?: boolean; color?: string; areLeast: boolean }

function Option({ href, name, count, isChosen = false, color, areLeast }: OptionProps) {
  return (
    <li>
      <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
        {color && (
          <svg width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill={color} stroke="currentColor" strokeOpacity="0.35" />
          </svg>
        )}
        {name}{' '}
        {count > 0 && (
          <span className="count">
            ({formatNumber(count)}
            {areLeast && '+'})
          </span>
        )}
      </a>
    </li>
  )
}

type FormProps = Pick<Props, 'base' | 'filters' | 'kept'>

function PriceForm({ base, filters, price, kept }: FormProps & { price: Facets['price'] }) {
  const told = (cents: number | undefined) => (cents === undefined ? '' : inReais(cents).replace('.', ','))
  return (
    <RangeForm
      name="price"
      title="Preço (R$)"
      base={base}
      kept={kept}
      pattern="\d{1,7}([.,]\d{1,2})?"
      hint="Um valor em reais, como 120 ou 99,90"
      from={{ value: told(filters.minCents), placeholder: price && String(Math.floor(price.lowestCents / 100)) }}
      to={{ value: told(filters.maxCents), placeholder: price && String(Math.ceil(price.highestCents / 100)) }}
    />
  )
}

function NumberForm({ base, filters, kept, field: { slug, name, unit, least, most } }: FormProps & { field: Field }) {
  const chosen = filters.ranges?.find((range) => range.slug === slug)
  const told = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))
  return (
    <RangeForm
      name={slug}
      title={unit === '' ? name : `${name} (${unit})`}
      base={base}
      kept={kept}
      pattern="-?\d{1,12}([.,]\d{1,4})?"
      hint="Um número, como 12 ou 12,5"
      from={{ value: told(chosen?.min), placeholder: told(least) }}
      to={{ value: told(chosen?.max), placeholder: told(most) }}
    />
  )
}
type Field = Facets['ranges'][number]

type End = { value: string; placeholder: string | undefined }
type RangeProps = Pick<Props, 'base' | 'kept'> & {
  /** Behind «min_» and «max_» in the address. */
  name: string
  title: string
  pattern: string
  hint: string
  from: End
  to: End
}

function RangeForm({ name, title, base, kept, pattern, hint, from, to }: RangeProps) {
  const field = (own: string, label: string, { value, placeholder = '' }: End) => (
    <label>
      {label}
      <input
        className="input"
        name={own}
        inputMode="decimal"
        pattern={pattern}
        title={hint}
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
      />
    </label>
  )
  const own = [`min_${name}`, `max_${name}`] as const
  return (
    <form className="filter-group filter-price" method="get" action={base} aria-labelledby={`filter-${name}`}>
      <h2 id={`filter-${name}`}>{title}</h2>
      {field(own[0], 'De', from)}
      {field(own[1], 'Até', to)}
      {kept
        .filter(([other]) => other !== own[0] && other !== own[1])
        .map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
      <button type="submit" className="button" data-look="quiet">
        Filtrar
      </button>
    </form>
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
