import type { AddProblem } from './cart.ts'

/** Why something was not put into the cart, in the words that shoppers know. */
export function problemText(problem: AddProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return 'Desculpe, este produto não pode ser comprado.'
    case 'choose-options':
      return `Escolha as opções de “${problem.name}” antes de adicionar ao carrinho.`
    case 'out-of-stock':
      return `Você não pode adicionar “${problem.name}” ao carrinho porque o produto está em falta.`
    case 'bad-quantity':
      return 'A quantidade deve ser um número inteiro, a partir de 1.'
    case 'only-one':
      return `Você pode ter apenas 1 “${problem.name}” em seu carrinho.`
    case 'not-enough':
      return problem.inCart > 0
        ? `Você não pode adicionar esta quantidade ao seu carrinho: temos em estoque ${problem.left} de “${problem.name}” e você já tem ${problem.inCart}.`
        : `Você não pode adicionar esta quantidade de “${problem.name}”: restam ${problem.left} em estoque.`
  }
}

export const addedText = (name: string) => `“${name}” foi adicionado ao seu carrinho.`
export const removedText = (name: string) => `“${name}” removido.`
export const CART_UPDATED = 'Carrinho atualizado.'
export const UNDO = 'Desfazer?'
