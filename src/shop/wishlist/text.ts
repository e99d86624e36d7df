import type { AddOutcome } from './contract.ts'

export const WISHLIST_TITLE = 'Lista de desejos'
export const SAVE = 'Salvar na lista de desejos'
export const SAVED = 'Salvo na lista de desejos'

export const ADD_TEXTS: Record<AddOutcome, string> = {
  added: 'Salvo na sua lista de desejos.',
  already: 'Já está na sua lista de desejos.',
  full: 'Sua lista de desejos está cheia: são 100 produtos. Remova algum para salvar outro.',
  unknown: 'Este produto não está mais na loja.',
}
