import type { ShownPromotion } from '#shop/promotions/shown.ts'

/** The promotions of a product under its price: «Leve 3, pague 2», a small table of quantities, and on which terms. */
export const ProductPromotions = ({ promotions }: { promotions: readonly ShownPromotion[] }) => (
  <ul className="product-promotions" aria-label="Promoções">
    {promotions.map((promotion) => (
      <li key={promotion.id}>
        <Promotion promotion={promotion} />
      </li>
    ))}
  </ul>
)

function Promotion({ promotion: { name, words, terms, steps } }: { promotion: ShownPromotion }) {
  return (
    <>
      <strong className="promotion-note">{name}</strong>
      {!steps && words !== name && <span>{words}</span>}
      {steps && (
        <table>
          <caption className="screen-reader-text">Desconto por quantidade</caption>
          <thead>
            <tr>
              <th scope="col">Unidades</th>
              <th scope="col">Desconto</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ units, percent }) => (
              <tr key={units}>
                <td>{`${units} ou mais`}</td>
                <td>{`${percent}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {terms.length > 0 && <small>{sentence(terms.join('; '))}</small>}
    </>
  )
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
