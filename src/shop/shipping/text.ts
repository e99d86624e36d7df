export const FREIGHT_UPDATED = 'O custo de entrega foi atualizado.'

/** What was typed instead of a CEP is repeated, so that the slip can be seen. */
export function badCepText(typed: unknown): string {
  const text = typeof typed === 'string' ? typed.trim().slice(0, 20) : ''
  return text === '' ? 'Informe o CEP, com 8 números.' : `“${text}” não é um CEP válido. São 8 números, como em 01310-100.`
}
