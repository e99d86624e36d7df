import { discountField, holdField, type MethodDefinition } from '../../method.ts'
import { flagOf, numberOf, percentSetting, textOf, wordsOf } from '../../settings.ts'
import { hasToken, MERCADO_PAGO } from '../mercado-pago/account.ts'
import { createMercadoPago } from '../mercado-pago/provider.ts'

const HOLD_MINUTES = 35

/** Pix that the Mercado Pago account receives and confirms. */
const mercadoPagoPix: MethodDefinition = {
  position: 8,
  id: 'mercado_pago_pix',
  account: MERCADO_PAGO,
  deskName: 'Pix pelo Mercado Pago',
  deskHelp: 'Usa a conta que você ligou em Mercado Pago, que precisa ter uma chave Pix. O pagamento é confirmado sozinho.',
  fields: [discountField, holdField(HOLD_MINUTES, 31)],
  read: (stored) => ({
    id: 'mercado_pago_pix',
    title: textOf(stored['title'], 'Pix', 100),
    description: wordsOf(
      stored['description'],
      'Depois de finalizar o pedido, aparece o código para pagar no aplicativo do seu banco. A confirmação é na hora.',
    ),
    enabled: flagOf(stored['enabled'], false) && hasToken(stored),
    isInTestMode: stored['environment'] === 'test',
    discountPercent: percentSetting(stored['discountPercent']),
    firstStatus: () => 'pending',
    holdMinutes: numberOf(stored['holdMinutes'], { fallback: HOLD_MINUTES, least: 31, most: 10_080 }),
    instructions: () => undefined,
  }),
  connect: createMercadoPago('pix'),
}
export default mercadoPagoPix
