import { discountField, type MethodDefinition } from '../../method.ts'
import { BOLETO_HOLD_MINUTES, BOLETO_WORDS, readServiceMethod } from '../../service-method.ts'
import { ASAAS, hasKey } from '../asaas/account.ts'
import { createAsaas } from '../asaas/provider.ts'

/** A boleto of the Asaas account: a line to copy and a PDF, due in three business days. */
const asaasBoleto: MethodDefinition = {
  position: 17,
  id: 'asaas_boleto',
  account: ASAAS,
  deskName: 'Boleto pelo Asaas',
  deskHelp:
    'Usa a conta que você ligou em Asaas. O boleto vence em três dias úteis; o pedido espera dez dias, porque o banco avisa até dois dias depois do vencimento.',
  fields: [discountField],
  read: (stored) =>
    readServiceMethod(stored, {
      id: 'asaas_boleto',
      title: 'Boleto',
      description: BOLETO_WORDS,
      isConnected: hasKey(stored),
      hold: BOLETO_HOLD_MINUTES,
    }),
  connect: createAsaas('boleto'),
}
export default asaasBoleto
