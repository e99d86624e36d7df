import type { ShopInfo } from '#content/settings/contract.ts'
import { FIRST_LETTERS } from '#mail/letter-settings.ts'
import { loadMailExamples } from '#mail/load-examples.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'

export const LETTER_SHOP: ShopInfo = {
  name: 'Casa Aroeira',
  tagline: '',
  legalName: '',
  document: '11.222.333/0001-81',
  address: 'Rua das Flores, 12',
  city: 'Curitiba',
  state: 'PR',
  postcode: '',
  email: 'oi@loja.example',
  phone: '(41) 3333-4444',
  whatsapp: '',
  hours: '',
  privacyContact: '',
}
const PIX = { instructions: async () => ({ kind: 'pix', copyPaste: 'x'.repeat(500), amountCents: 14_280 }) }
/** Every mail that the shop writes, with one of an extension. */
export const examplesOf = (shop: ShopInfo, letters = FIRST_LETTERS) =>
  loadMailExamples({
    settings: { shop: async () => shop },
    payments: { find: async () => PIX as unknown as PaymentMethod }, // what a letter asks of a way to pay
    shopUrl: 'https://loja.example',
    letters,
    more: () => [
      {
        id: 'thanks-thanks',
        title: 'Agradecimento',
        example: { name: 'Ana' },
        draw: (shopName) => ({
          subject: `Da ${shopName}`,
          title: 'Obrigado!',
          parts: [{ kind: 'words', text: 'Volte sempre.' }],
        }),
      },
    ],
  })
