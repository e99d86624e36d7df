import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import { costsNothing } from '#shop/checkout/quote.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { deliveryText } from '#shop/shipping/text.ts'
import type { MethodOffer } from '#shop/checkout/method-offers.ts'

/** Decreto 7.962/2013, art. 4, I and II: what is agreed to, with what limits it stressed, and how to mend a mistake, before the button. */
export function ContractSummary({ quote, method }: { quote: Quote; method: MethodOffer | undefined }) {
  const { lines, rate, totalCents } = quote
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="contract-summary">
      <h4>Resumo do contrato</h4>
      <ul>
        <li>
          {count(units, 'item', 'itens')} por {formatMoney(totalCents)} ao todo
          {paidText(quote, method)}
          {rate && `; entrega: ${rate.label}${rate.days ? ` (${deliveryText(rate.days)})` : ''}`}.
        </li>
        <li>
          <strong>
            {costsNothing(quote)
              ? 'O prazo de entrega conta da data do pedido.'
              : 'O prazo de entrega conta da confirmação do pagamento. Sem ele no prazo, o pedido é cancelado.'}
          </strong>
        </li>
        <li>
          <strong>Você tem 7 dias depois de receber para desistir</strong>, sem dizer por quê, e recebe tudo de volta, com o
          frete.
        </li>
        <li>Errou algo? Corrija nos campos acima ou no carrinho: nada foi enviado ainda.</li>
      </ul>
    </div>
  )
}

/** «, pagos com Pix», or how much a gift card and how much Pix pays. */
function paidText({ paidWith, dueCents = 0 }: Quote, method: MethodOffer | undefined): string {
  if (!paidWith) return method ? `, pagos com ${method.title}` : ''
  const parts = paidWith.map(
    (part) => `${formatMoney(part.cents)} com ${valueLabel(part).replace(/^./, (first) => first.toLowerCase())}`,
  )
  return `: ${[...parts, ...(method ? [`${formatMoney(dueCents)} com ${method.title}`] : [])].join(', ')}`
}
