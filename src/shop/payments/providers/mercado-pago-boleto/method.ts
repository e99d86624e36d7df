import { discountField, type MethodDefinition } from '../../method.ts'
import { BOLETO_HOLD_MINUTES, BOLETO_WORDS, readServiceMethod } from '../../service-method.ts'
import { hasToken, MERCADO_PAGO } from '../mercado-pago/account.ts'
import { createMercadoPago } from '../mercado-pago/provider.ts'

/** A boleto of the Mercado Pago account: a line to copy and a PDF, due in three business days. */
const mercadoPagoBoleto: MethodDefinition = {
  position: 14,
  id: 'mercado_pago_boleto',
  account: MERCADO_PAGO,
  deskName: 'Boleto pelo Mercado Pago',
  deskHelp:
    'Usa a conta que você ligou em Mercado Pago. O boleto vence em três dias úteis; o pedido espera dez dias, porque o banco avisa até dois dias depois do vencimento.',
  fields: [discountField],
  read: (stored) =>
    readServiceMethod(stored, {
      id: 'mercado_pago_boleto',
      title: 'Boleto',
      description: BOLETO_WORDS,
      isConnected: hasToken(stored),
      hold: BOLETO_HOLD_MINUTES,
    }),
  connect: createMercadoPago('boleto'),
}
export default mercadoPagoBoleto
