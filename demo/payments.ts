import { shop } from './shop.ts'

/** How the demo shop is paid. The Pix key is an e-mail that nobody has, so no money can go astray. */
export const demoPayments = {
  pix: {
    enabled: true,
    key: 'pix@casaaroeira.example',
    merchantName: shop.name,
    merchantCity: shop.address.city,
    discountPercent: 5,
    holdMinutes: 30,
  },
  // `inDemoShop` is what lets the test provider stand here; no form can write it into another shop.
  vitrine_test: { enabled: true, inDemoShop: true, holdMinutes: 60 },
  bacs: {
    enabled: true,
    account: `Banco Exemplo (999)\nAgência 0001, conta 12345-6\n${shop.legalName}\nCNPJ ${shop.cnpj}`,
  },
  cod: { enabled: true },
  installments: { most: 10, leastCents: 2_000, freeUpTo: 10, monthlyPercent: 0 },
}
