import { Fragment, type ReactNode } from 'react'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import { FieldValue } from './field-value.tsx'

type Props = {
  product: ProductPage
  reviews: ReactNode
  questions?: ReactNode
  answered?: number
  current: string
  idPrefix?: string
}
type Tab = { key: string; title: string; content: ReactNode }

/** Description, facts and reviews. Without scripts they stand under one another and the titles jump to them; with scripts one is in sight. */
export function ProductTabs({ product, reviews, questions, answered = 0, current, idPrefix = '' }: Props) {
  const facts = factsOf(product)
  const tabs: Tab[] = [
    ...(product.description === ''
      ? []
      : [{ key: 'description', title: 'Descrição', content: <Prose className="prose" html={product.description} /> }]),
    ...(facts.length === 0
      ? []
      : [{ key: 'additional_information', title: 'Informação adicional', content: <Facts facts={facts} /> }]),
    { key: 'reviews', title: `Avaliações (${product.reviews})`, content: reviews },
    ...(questions
      ? [{ key: 'questions', title: answered > 0 ? `Perguntas (${answered})` : 'Perguntas', content: questions }]
      : []),
  ]
  const first = tabs.some(({ key }) => key === current) ? current : tabs[0]!.key
  return (
    <div className="woocommerce-tabs wc-tabs-wrapper">
      <ul className="tabs wc-tabs">
        {tabs.map(({ key, title }) => (
          <li key={key} className={`${key}_tab${key === first ? ' active' : ''}`}>
            <a id={`${idPrefix}tab-title-${key}`} href={`#${idPrefix}tab-${key}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ key, title, content }) => (
        <div
          key={key}
          id={`${idPrefix}tab-${key}`}
          className={`woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab`}
          data-current={key === first ? '' : undefined}
        >
          <h2>{title}</h2>
          {content}
        </div>
      ))}
    </div>
  )
}

type Fact = { label: string; value: ReactNode; kind: string }

function factsOf({ attributes, fields, customFields }: ProductPage): Fact[] {
  const { weight_grams: weightGrams, length_mm, width_mm, height_mm, downloadable } = fields
  const size = [length_mm, width_mm, height_mm].filter((mm) => mm > 0).map((mm) => formatNumber(mm / 10))
  const weight = weightGrams >= 1000 ? `${formatNumber(weightGrams / 1000)} kg` : `${weightGrams} g`
  return [
    ...(weightGrams > 0 ? [{ label: 'Peso', value: weight, kind: 'weight' }] : []),
    ...(size.length > 0 ? [{ label: 'Dimensões', value: `${size.join(' × ')} cm`, kind: 'dimensions' }] : []),
    ...(downloadable ? [{ label: 'Formato', value: 'Arquivo digital para baixar', kind: 'format' }] : []),
    ...attributes.map(({ slug, name, terms }) => ({
      label: name,
      value: terms.map((term) => term.name).join(', '),
      kind: `attribute_pa_${slug}`,
    })),
    ...customFields
      .filter(({ onPage }) => onPage)
      .map((field) => ({ label: field.name, value: <FieldValue field={field} />, kind: `field_${field.key}` })),
  ]
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="product-measures woocommerce-product-attributes shop_attributes">
      {facts.map(({ label, value, kind }) => (
        <Fragment key={kind}>
          <dt className={`woocommerce-product-attributes-item--${kind}`}>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
