import type { MethodDefinition } from '#shop/payments/method.ts'

/** All that a payment service is for the shop: this one file. */
const slip: MethodDefinition = {
  id: 'slip',
  position: 15,
  fields: [
    { name: 'account', label: 'Conta', description: 'De quem recebe.', kind: 'text', fallback: '', most: 20 },
    { name: 'token', label: 'Token', description: 'Do painel do serviço.', kind: 'secret', fallback: '', most: 200 },
  ],
  read: (stored) => ({
    id: 'slip',
    title: 'Carnê',
    description: 'Pague no caixa do banco.',
    enabled: stored['enabled'] === true,
    discountPercent: 0,
    firstStatus: () => 'pending',
    instructions: () => undefined,
  }),
  connect: ({ account, token }) => ({
    start: async ({ reference }) => ({
      shown: { kind: 'link', url: `https://carne.example/${account}/${reference}?t=${token!.length}`, label: 'Abrir o carnê' },
    }),
    lookUp: async () => ({ state: 'open', receipts: [] }),
    cancel: async () => {},
    refund: async () => ({ state: 'done', reason: '' }),
    readNotification: () => ({ ok: true, news: [] }),
    health: async () => ({ ok: true, text: 'Conectado.' }),
  }),
}
export default slip
