import { FIRST_SHOPPING_AIDS, type ShoppingAid, SHOPPING_AIDS_SETTING } from '#content/settings/shopping-aids.ts'
import { inRow, type Setting, toggle } from './setting-kinds.ts'

const ofAids = inRow('shopping', SHOPPING_AIDS_SETTING)
const aid = (name: ShoppingAid, label: string, description: string) =>
  ofAids(`vitrine_aid_${name}`, name, label, toggle(description, FIRST_SHOPPING_AIDS[name] ? 'yes' : 'no'))

/** What helps shoppers to find and to choose. */
export const SHOPPING_AID_SETTINGS: readonly Setting[] = [
  aid(
    'bought_together',
    '«Quem comprou, levou também»',
    'Na página do produto, o que foi pago junto em pelo menos dois pedidos dos últimos 180 dias. Contado toda noite.',
  ),
  aid(
    'cart_suggestions',
    'Sugestões no carrinho lateral',
    'Produtos que combinam com o que está no carrinho, com um toque para adicionar.',
  ),
  aid(
    'recently_viewed',
    '«Vistos recentemente»',
    'Na página do produto. A lista fica só no aparelho de quem visita, que pode apagá-la.',
  ),
  aid('quick_view', 'Espiada rápida', 'Um botão nos cartões mostra o produto sem sair da lista.'),
  aid('compare', 'Comparar produtos', 'Quem visita escolhe até quatro produtos e os vê lado a lado.'),
]
