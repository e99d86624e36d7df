import { formatMoney } from '#kit/money.ts'
import type { AddProblem, Line } from './cart.ts'
import type { ReducedLine } from './merge-carts.ts'

/** Why something was not put into the cart, in the words that shoppers know. */
export function problemText(problem: AddProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return 'Desculpe, este produto não pode ser comprado.'
    case 'choose-options':
      return `Escolha as opções de “${problem.name}” antes de adicionar ao carrinho.`
    case 'other-option':
      return `Valor inválido para “${problem.label}”: escolha as opções de “${problem.name}” de novo.`
    case 'out-of-stock':
      return `Você não pode adicionar “${problem.name}” ao carrinho porque o produto está em falta.`
    case 'gift-details':
      return problem.text
    case 'bad-quantity':
      return 'A quantidade deve ser um número inteiro, a partir de 1.'
    case 'only-one':
      return `Você pode ter apenas 1 “${problem.name}” em seu carrinho.`
    case 'not-enough':
      return problem.inCart > 0
        ? `Você não pode adicionar esta quantidade ao seu carrinho: temos em estoque ${problem.left} de “${problem.name}” e você já tem ${problem.inCart}.`
        : `Você não pode adicionar esta quantidade de “${problem.name}”: restam ${problem.left} em estoque.`
    case 'above-limit':
      return problem.inCart > 0
        ? `Cada pedido pode ter até ${problem.most} de “${problem.name}”, e você já tem ${problem.inCart} no carrinho.`
        : `Cada pedido pode ter até ${problem.most} de “${problem.name}”.`
  }
}

/** What did not come along when the cart of a guest joined the one of the account. */
export function reducedText({ name, wanted, kept, why }: ReducedLine): string {
  if (kept === 0) return `“${name}” não veio para o carrinho da sua conta porque está em falta.`
  const left = kept === 1 ? 'ficou 1 unidade' : `ficaram ${kept} unidades`
  const reason = REASONS[why]
  return `Ao juntar o seu carrinho com o da sua conta, ${left} de “${name}” em vez de ${wanted}: ${reason}.`
}

const REASONS: Record<ReducedLine['why'], string> = {
  'only-one': 'só é possível levar 1 por pedido',
  'above-limit': 'é o máximo por pedido',
  'not-enough': 'é o que temos em estoque',
  'out-of-stock': 'é o que temos em estoque',
}

/** Why a line costs less than usual, and what lacks for the next lower price. */
export function priceNotes({ tier, nextTier }: Pick<Line, 'tier' | 'nextTier'>): string[] {
  const more = nextTier && (nextTier.lacking === 1 ? 'mais 1 unidade' : `mais ${nextTier.lacking} unidades`)
  return [...(tier ? [tierText(tier)] : []), ...(nextTier ? [`Leve ${more} e pague ${formatMoney(nextTier.cents)} cada`] : [])]
}
export const tierText = ({ units, group }: NonNullable<Line['tier']>) =>
  units === 1 ? 'Preço do seu grupo' : `Preço ${group ? 'do seu grupo, ' : ''}de ${units} ou mais`

export const addedText = (name: string) => `“${name}” foi adicionado ao seu carrinho.`
const AND = new Intl.ListFormat('pt-BR')
/** Of a group's form. */
export const addedSeveralText = (names: readonly string[]) =>
  names.length === 1 ? addedText(names[0]!) : `${AND.format(names.map((name) => `“${name}”`))} foram adicionados ao seu carrinho.`
export const NOTHING_CHOSEN = 'Escolha a quantidade de ao menos um produto.'
export const removedText = (name: string) => `“${name}” removido.`
export const CART_UPDATED = 'Carrinho atualizado.'
export const UNDO = 'Desfazer?'
