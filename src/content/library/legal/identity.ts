import { escaped } from '../elements.ts'
import { addressLines, orFill, type ShopFacts } from '../shop-facts.ts'

/** Who sells, as Decreto 7.962/2013, art. 2, I and II wants it said. */
export const identity = (shop: ShopFacts) =>
  [
    escaped(orFill(shop.legalName, 'nome empresarial')),
    `CNPJ ou CPF ${escaped(orFill(shop.document, 'número'))}`,
    escaped(orFill(addressLines(shop).join(', '), 'endereço completo')),
  ].join(', ') + '.'

/** The ways to reach the shop, in a sentence. */
export function contactSentence({ email, phone, whatsapp }: ShopFacts): string {
  const ways = [
    email && `e-mail <a href="mailto:${escaped(email)}">${escaped(email)}</a>`,
    phone && `telefone ${escaped(phone)}`,
    whatsapp && `WhatsApp ${escaped(whatsapp)}`,
  ].filter(Boolean)
  return ways.length > 0 ? `Também atendemos por ${ways.join(', ')}.` : 'Também atendemos por [complete: e-mail e telefone].'
}
