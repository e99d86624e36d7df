import { discountField, holdField, type MethodDefinition } from '../../method.ts'
import { PIX_WORDS, readServiceMethod } from '../../service-method.ts'
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
  read: (stored) =>
    readServiceMethod(stored, {
      id: 'mercado_pago_pix',
      title: 'Pix',
      description: PIX_WORDS,
      isConnected: hasToken(stored),
      hold: { fallback: HOLD_MINUTES, least: 31 },
    }),
  connect: createMercadoPago('pix'),
}
export default mercadoPagoPix
