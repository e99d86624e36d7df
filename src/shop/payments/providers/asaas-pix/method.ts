import { discountField, holdField, type MethodDefinition } from '../../method.ts'
import { PIX_WORDS, readServiceMethod } from '../../service-method.ts'
import { ASAAS, hasKey } from '../asaas/account.ts'
import { createAsaas } from '../asaas/provider.ts'

const HOLD_MINUTES = 35

/** Pix that the Asaas account receives and confirms. */
const asaasPix: MethodDefinition = {
  position: 9,
  id: 'asaas_pix',
  account: ASAAS,
  deskName: 'Pix pelo Asaas',
  deskHelp: 'Usa a conta que você ligou em Asaas, que precisa ter uma chave Pix. O pagamento é confirmado sozinho.',
  fields: [discountField, holdField(HOLD_MINUTES, 5)],
  read: (stored) =>
    readServiceMethod(stored, {
      id: 'asaas_pix',
      title: 'Pix',
      description: PIX_WORDS,
      isConnected: hasKey(stored),
      hold: { fallback: HOLD_MINUTES, least: 5 },
    }),
  connect: createAsaas('pix'),
}
export default asaasPix
