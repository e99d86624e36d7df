import type { ShopPageRecord } from '#api/vitrine/shop-page-routes.ts'
import { momentText } from '../shared/words.ts'

/** What each is there for, for who has never designed one. */
export const PURPOSES: Record<ShopPageRecord['id'], string> = {
  cart: 'Onde a pessoa confere o que escolheu, calcula o frete e aplica um cupom.',
  checkout: 'Onde ela diz quem é, para onde vai e como paga.',
  'order-received': 'O que ela vê depois de comprar: como pagar, o resumo e o que acontece agora.',
}

/** Which design shoppers see, and since when there is one. */
export function shownText({ status, is_designed, modified }: Omit<ShopPageRecord, 'document' | 'document_problems'>): string {
  if (status === 'publish') return `Na loja: o seu desenho, de ${momentText(modified)}.`
  return is_designed
    ? `Na loja: o desenho padrão. O seu rascunho, de ${momentText(modified)}, ainda não foi publicado.`
    : 'Na loja: o desenho padrão.'
}

/** What saving it did. */
export function savedText(before: ShopPageRecord['status'], { status }: Pick<ShopPageRecord, 'status'>): string {
  if (status === 'publish') return before === 'publish' ? 'Página salva: a loja já mostra assim.' : 'Página publicada.'
  return before === 'publish'
    ? 'A loja voltou ao desenho padrão. O seu ficou como rascunho.'
    : 'Rascunho salvo. A loja não mudou.'
}
