import { PlainIsland } from '#islands/plain-island.tsx'
import type { Ladder } from '#shop/pricing/service.ts'
import { Amount } from '#ui/price.tsx'

type Props = { productId: number; ladders: readonly Ladder[]; hasGroups: boolean }

/** «Compre mais, pague menos» on a product's page. Where a group has prices of its own, its customers see theirs once a script asked for them. */
export function QuantityPrices({ productId, ladders, hasGroups }: Props) {
  if (!hasGroups) return ladders.length > 0 ? <Ladders ladders={ladders} /> : null
  return (
    <PlainIsland name="quantity-prices" when="load">
      <GroupPrices productId={productId} ladders={ladders} />
    </PlainIsland>
  )
}

/** The place of a product's prices that may be another for whom a script asks. */
export const placeOf = (productId: number) => `.group-prices[data-product_id="${productId}"]`
export const GroupPrices = ({ productId, ladders }: Pick<Props, 'productId' | 'ladders'>) => (
  <div className="group-prices" data-product_id={productId}>
    {ladders.length > 0 && <Ladders ladders={ladders} />}
  </div>
)

const Ladders = ({ ladders }: { ladders: readonly Ladder[] }) => (
  <div className="quantity-prices">
    <strong className="promotion-note">
      {ladders.some(({ isOfGroup }) => isOfGroup) ? 'Seus preços' : 'Compre mais, pague menos'}
    </strong>
    {ladders.map(({ variation, steps }) => (
      <table key={variation}>
        <caption className={variation ? undefined : 'screen-reader-text'}>{variation || 'Preço por quantidade'}</caption>
        <thead>
          <tr>
            <th scope="col">Unidades</th>
            <th scope="col">Preço de cada</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ units, cents }) => (
            <tr key={units}>
              <td>{units === 1 ? 'Desde a primeira' : `${units} ou mais`}</td>
              <td>
                <Amount cents={cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
)
