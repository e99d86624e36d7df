import type { ShopInfo } from '#content/settings/contract.ts'

type Contact = Pick<ShopInfo, 'whatsapp' | 'phone' | 'email'>

/** Whom to ask where a letter would have helped. */
export function askShopText({ whatsapp, phone, email }: Contact): string {
  const ways = [whatsapp && `WhatsApp ${whatsapp}`, phone && `telefone ${phone}`, email && `e-mail ${email}`].filter(Boolean)
  return ways.length === 0 ? 'Peça ajuda a quem atende na loja.' : `Fale com a loja: ${ways.join(' ou ')}.`
}
