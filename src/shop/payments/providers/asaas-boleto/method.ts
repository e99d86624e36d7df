import { discountField, type MethodDefinition } from '../../method.ts'
import { flagOf, percentSetting, textOf, wordsOf } from '../../settings.ts'
import { ASAAS, hasKey } from '../asaas/account.ts'
import { createAsaas } from '../asaas/provider.ts'

/** Three business days, with a weekend and two holidays in between, and two days until the bank tells of it. */
const HOLD_MINUTES = 10 * 1_440

/** A boleto of the Asaas account: a line to copy and a PDF, due in three business days. */
const asaasBoleto: MethodDefinition = {
  position: 17,
  id: 'asaas_boleto',
  account: ASAAS,
  deskName: 'Boleto pelo Asaas',
  deskHelp:
    'Usa a conta que você ligou em Asaas. O boleto vence em três dias úteis; o pedido espera dez dias, porque o banco avisa até dois dias depois do vencimento.',
  fields: [discountField],
  read: (stored) => ({
    id: 'asaas_boleto',
    title: textOf(stored['title'], 'Boleto', 100),
    description: wordsOf(
      stored['description'],
      'O boleto aparece depois de finalizar o pedido e vence em três dias úteis. O pagamento é confirmado em até dois dias úteis.',
    ),
    enabled: flagOf(stored['enabled'], false) && hasKey(stored),
    isInTestMode: stored['environment'] === 'test',
    discountPercent: percentSetting(stored['discountPercent']),
    firstStatus: () => 'pending',
    holdMinutes: HOLD_MINUTES,
    instructions: () => undefined,
  }),
  connect: createAsaas('boleto'),
}
export default asaasBoleto
