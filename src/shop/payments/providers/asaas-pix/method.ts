import { discountField, holdField, type MethodDefinition } from '../../method.ts'
import { flagOf, numberOf, percentSetting, textOf, wordsOf } from '../../settings.ts'
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
  read: (stored) => ({
    id: 'asaas_pix',
    title: textOf(stored['title'], 'Pix', 100),
    description: wordsOf(
      stored['description'],
      'Depois de finalizar o pedido, aparece o código para pagar no aplicativo do seu banco. A confirmação é na hora.',
    ),
    enabled: flagOf(stored['enabled'], false) && hasKey(stored),
    isInTestMode: stored['environment'] === 'test',
    discountPercent: percentSetting(stored['discountPercent']),
    firstStatus: () => 'pending',
    holdMinutes: numberOf(stored['holdMinutes'], { fallback: HOLD_MINUTES, least: 5, most: 10_080 }),
    instructions: () => undefined,
  }),
  connect: createAsaas('pix'),
}
export default asaasPix
