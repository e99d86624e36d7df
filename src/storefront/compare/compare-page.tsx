import type { ReactNode } from 'react'
import type { ShoppingAids } from '#content/settings/shopping-aids.ts'
import type { ProductCard } from '#shop/catalog/contract.ts'
import type { ComparedFacts } from '#shop/catalog/compared-facts.ts'
import { count } from '#kit/pt-br.ts'
import { Picture } from '#ui/picture.tsx'
import { CardButton } from '#ui/product-card.tsx'
import { Price } from '#ui/price.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { CardTools } from '../card-tools/place.tsx'
import type { PageModel } from '../page-model.ts'
import { COMPARE_URL, compareUrl, MOST_COMPARED } from './chosen.ts'
import { compareRows, type CompareRow, rowOf } from './compare-rows.ts'

type Props = { cards: ProductCard[]; facts: ComparedFacts[]; aids: ShoppingAids }

const TITLE = 'Comparar produtos'

/** The same for everybody who opens this address: what is compared stands in it. */
export function comparePage(props: Props, shopUrl: string): PageModel {
  return {
    info: { id: 0, kind: 'page', title: TITLE, path: COMPARE_URL, crumbs: [], pageNumber: 1 },
    head: {
      canonical: shopUrl + COMPARE_URL,
      description: 'Produtos lado a lado: preço, avaliação e características.',
      noindex: true,
    },
    bodyClass: 'woocommerce woocommerce-page compare-page',
    tags: ['products', ...props.cards.map(({ id }) => `product:${id}`)],
    styles: ['compare'],
    widgets: ['products'],
    body: {
      node: (
        <div className="page-width">
          <div className="page-heading">
            <h1 className="page-title">{TITLE}</h1>
          </div>
          <Compared {...props} />
          <CardTools aids={props.aids} />
        </div>
      ),
    },
  }
}

function Compared({ cards, facts }: Props) {
  if (cards.length === 0)
    return (
      <div className="compare-empty">
        <p>
          Nada para comparar ainda. Na loja, toque em «Comparar» em até {MOST_COMPARED} produtos e volte aqui para vê-los lado a
          lado.
        </p>
        <a className="button" href="/loja/">
          Ver a loja
        </a>
      </div>
    )
  const ids = cards.map(({ id }) => id)
  const rows = compareRows(cards.flatMap(({ id }) => facts.find((one) => one.id === id) ?? []))
  const prices = rowOf(
    'Preço',
    cards.map(({ price }) => `${price.cents} ${price.upToCents ?? ''}`),
  )
  const ratings = rowOf(
    'Avaliação',
    cards.map(({ rating, reviews }) => (reviews > 0 ? String(rating) : '')),
  )
  const stock = rowOf(
    'Estoque',
    cards.map(({ inStock }) => (inStock ? 'Em estoque' : 'Esgotado')),
  )
  return (
    <>
      <p className="compare-count">
        {count(cards.length, 'produto', 'produtos')}
        {cards.length === 1 && ': escolha mais um na loja para comparar'}
        {cards.length > 1 && cards.length < MOST_COMPARED && `: cabem até ${MOST_COMPARED}`}. <a href="/loja/">Ver a loja</a>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which a keyboard must be able to do too */}
      <div className="compare-box" role="region" aria-label={TITLE} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  {card.cover && <Picture picture={card.cover} sizes="160px" alt="" eager />}
                  <a href={card.url}>{card.name}</a>
                  <a
                    className="compare-remove"
                    href={compareUrl(ids.filter((id) => id !== card.id))}
                    aria-label={`Tirar ${card.name} da comparação`}
                    data-uncompare={card.id}
                    rel="nofollow"
                  >
                    Tirar
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row row={prices}>
              {cards.map((card) => (
                <Price key={card.id} price={card.price} />
              ))}
            </Row>
            {cards.some(({ reviews }) => reviews > 0) && (
              <Row row={ratings}>
                {cards.map(({ id, rating, reviews }) =>
                  reviews > 0 ? (
                    <span key={id} className="compare-rating">
                      <Stars rating={rating} label={ratingInWords(rating)} /> ({reviews})
                    </span>
                  ) : (
                    'Sem avaliações'
                  ),
                )}
              </Row>
            )}
            <Row row={stock}>{stock.values}</Row>
            {rows.map((row) => (
              <Row key={row.label} row={row}>
                {row.values.map((value) => value || '–')}
              </Row>
            ))}
            <tr>
              <td />
              {cards.map((card) => (
                <td key={card.id}>
                  <CardButton product={card} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}

const Row = ({ row: { label, differs }, children }: { row: CompareRow; children: ReactNode[] }) => (
  <tr data-differs={differs ? '' : undefined}>
    <th scope="row">
      {label}
      {differs && <span className="screen-reader-text"> (diferente)</span>}
    </th>
    {children.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a column is its place
      <td key={index}>{cell}</td>
    ))}
  </tr>
)
