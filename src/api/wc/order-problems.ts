import { RestProblem } from '#http/rest/rest-problem.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import type { AdminOrderProblem } from '#shop/orders/admin/refusal.ts'
import type { MoveProblem } from '#shop/orders/move-order.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { badFields, noSuch } from './problems.ts'

export const noOrder = () => noSuch('woocommerce_rest_shop_order_invalid_id')

/** Why an order can't become what it was asked to. */
export function moveRefused(problem: MoveProblem, from: OrderStatus | undefined, to: OrderStatus): RestProblem {
  const no = (message: string) => new RestProblem(400, 'woocommerce_rest_invalid_order_status', message)
  switch (problem) {
    case 'unknown':
      return noOrder()
    case 'sold-out':
      return no('As unidades deste pedido foram vendidas a outra pessoa: ele não pode voltar.')
    case 'refund-first':
      return no('Um pedido só fica reembolsado quando todo o dinheiro foi devolvido. Faça o reembolso primeiro.')
    case 'disputed':
      return new RestProblem(
        409,
        'vitrine_order_disputed',
        'O cliente contestou o pagamento deste pedido. Espere o resultado, ou confirme no pedido, em «Envio», que quer enviar mesmo assim.',
      )
    case 'not-allowed':
      return no(
        from === undefined
          ? `O pedido não pode passar para “${STATUS_NAMES[to]}”.`
          : `Um pedido com o status “${STATUS_NAMES[from]}” não pode passar para “${STATUS_NAMES[to]}”.`,
      )
  }
}

/** Why a merchant's order can't be made or changed, in the codes that clients know. */
export function handRefused(problem: AdminOrderProblem, { from, to }: { from?: OrderStatus; to: OrderStatus }): RestProblem {
  const bad = (code: string, message: string) => new RestProblem(400, code, message)
  switch (problem.kind) {
    case 'unknown':
      return noOrder()
    case 'stale':
      return new RestProblem(
        409,
        'woocommerce_rest_stale_version',
        'Alguém alterou este pedido depois que você o abriu. Carregue-o de novo e refaça a alteração.',
      )
    case 'key-reused':
      return new RestProblem(
        409,
        'woocommerce_rest_order_exists',
        `Este pedido já foi criado com o número #${problem.number}, antes da sua última mudança. Abra-o na lista de pedidos e mude-o lá.`,
      )
    case 'unknown-customer':
      return bad('woocommerce_rest_invalid_customer_id', 'O ID do cliente é inválido.')
    case 'not-editable':
      return bad(
        'woocommerce_rest_order_not_editable',
        'Endereços, itens e valores só mudam enquanto o pedido aguarda o pagamento e nada foi pago.',
      )
    case 'discount-too-high':
      return bad('woocommerce_rest_invalid_fee', 'O desconto é maior do que o total do pedido.')
    case 'fees-too-high':
      return bad(
        'woocommerce_rest_invalid_fee',
        'Os produtos que sobram valem menos do que os ajustes que o pedido já tem (pontos, créditos). Deixe mais produtos no pedido ou cancele-o.',
      )
    case 'too-much':
      return bad('woocommerce_rest_invalid_item', 'O total do pedido é alto demais.')
    case 'no-lines':
      return bad('woocommerce_rest_invalid_item', 'Um pedido precisa ter pelo menos um item.')
    case 'unknown-product':
      return bad(
        'woocommerce_rest_invalid_product_id',
        `O item ${problem.position + 1} não indica um produto à venda, ou é de um produto variável sem a variação.`,
      )
    case 'unknown-line':
      return bad('woocommerce_rest_invalid_item_id', 'O ID do item do pedido informado não é deste pedido.')
    case 'bad-fields':
      return badFields(problem.text)
    case 'sold-out':
      return bad('woocommerce_rest_product_out_of_stock', `Não há estoque suficiente de: ${problem.names.join(', ')}.`)
    case 'coupon':
      return bad('woocommerce_rest_invalid_coupon', problem.text)
    case 'move':
      return moveRefused(problem.problem, from, to)
  }
}
