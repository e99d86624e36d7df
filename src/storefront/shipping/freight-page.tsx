import { formatCep, placeOfCep } from '#kit/brazil/cep.ts'
import type { Rate } from '#shop/shipping/contract.ts'
import type { FreeFreight } from '#shop/shipping/free-freight-rule.ts'
import { rateMarks } from '#shop/shipping/rate-marks.ts'
import { freeFreightView, unsendableText } from '#shop/shipping/text.ts'
import { FreeFreight as FreeFreightBar } from '#ui/free-freight.tsx'
import type { PageModel } from '../page-model.ts'
import { FreightForm } from './freight-form.tsx'
import { RateWords } from './rate-list.tsx'

export type Estimate =
  | { kind: 'problem'; text: string }
  | { kind: 'rates'; cep: string; rates: Rate[]; unsendable?: readonly string[]; free?: FreeFreight }
  /** Nothing of it has to be sent, or it is not sold here. */
  | { kind: 'nothing-to-send' }

type Asked = { productId: number; variationId: number | undefined; units: number; typed: string }

/** What sending a product costs, as a page of its own. Asked for by somebody: no search engine keeps it. */
export function freightPage({ productId, variationId, units, typed }: Asked, estimate: Estimate): PageModel {
  return {
    info: { id: 0, kind: 'private', title: 'Calcule o frete', path: '/frete/', crumbs: [], pageNumber: 1 },
    head: { description: 'Quanto custa e quanto demora a entrega no seu CEP.', canonical: undefined },
    status: estimate.kind === 'problem' ? 400 : 200,
    bodyClass: 'woocommerce-page',
    tags: [],
    styles: ['freight'],
    body: {
      node: (
        <div className="freight-page page-width">
          <h1>Calcule o frete</h1>
          <FreightForm productId={productId} variationId={variationId} units={units} cep={typed}>
            <Answer estimate={estimate} />
          </FreightForm>
        </div>
      ),
    },
  }
}

function Answer({ estimate }: { estimate: Estimate }) {
  if (estimate.kind === 'problem') return <p className="freight-problem">{estimate.text}</p>
  if (estimate.kind === 'nothing-to-send') return <p>Este produto não precisa de entrega.</p>
  const { city, state } = placeOfCep(estimate.cep)
  const place = [formatCep(estimate.cep), [city, state].filter(Boolean).join(' – ')].filter(Boolean).join(', ')
  if (estimate.rates.length === 0)
    return (
      <p>
        {`Nenhuma opção de entrega foi encontrada para ${place}.`}
        {estimate.unsendable && ` ${unsendableText(estimate.unsendable)}`}
      </p>
    )
  const marks = rateMarks(estimate.rates)
  return (
    <>
      <p>{`Entrega para ${place}:`}</p>
      <ul className="rate-list">
        {estimate.rates.map((rate) => (
          <li key={rate.id}>
            <RateWords rate={rate} mark={marks.get(rate.id)} />
          </li>
        ))}
      </ul>
      {estimate.free && <FreeFreightBar {...freeFreightView(estimate.free)} />}
    </>
  )
}
