import { discountField, type MethodDefinition } from '../../method.ts'
import { flagOf, percentSetting, textOf, wordsOf } from '../../settings.ts'

/** The shopper transfers, the merchant sees it and confirms. */
const bankTransfer: MethodDefinition = {
  position: 30,
  id: 'bacs',
  fields: [
    {
      name: 'account',
      label: 'Conta',
      description: 'Banco, agência, conta e titular, uma informação por linha.',
      kind: 'lines',
      fallback: '',
      most: 1_000,
    },
    discountField,
  ],
  read: (stored) => {
    const account = textOf(stored['account'], '', 1_000)
    return {
      id: 'bacs',
      title: textOf(stored['title'], 'Transferência bancária', 100),
      description: wordsOf(
        stored['description'],
        'Transfira o valor para a nossa conta. O pedido é preparado quando o pagamento chegar.',
      ),
      // Without an account to transfer to there is nothing to offer.
      enabled: flagOf(stored['enabled'], false) && account !== '',
      discountPercent: percentSetting(stored['discountPercent']),
      firstStatus: () => 'on-hold',
      instructions: ({ number }) => ({
        kind: 'words',
        lines: [...account.split('\n').map((line) => line.trim()), `Identifique a transferência com o pedido #${number}.`],
      }),
    }
  },
}
export default bankTransfer
