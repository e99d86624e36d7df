import { bundleText } from '../editing/bundle-text.ts'
import type { EditProblem } from '../editing/contract.ts'
import { BAD_EXTERNAL_URL, LIMITS_CROSSED, BAD_PRESALE_DAY } from '../product-kind.ts'
import type { Outcome } from './contract.ts'

/** Why a line can't be taken over as it stands. */
export function refusalText(problem: EditProblem): string {
  switch (problem.kind) {
    case 'sale-not-below':
      return 'O preço promocional precisa ser menor que o preço.'
    case 'sale-ends-early':
      return 'A promoção precisa terminar depois de começar.'
    case 'too-much-meta':
      return 'Há colunas “Meta:” demais ou longas demais.'
    case 'bad-fields':
      return problem.text
    case 'too-many-variations':
      return 'O produto já tem todas as variações que pode ter.'
    case 'bad-external-url':
      return BAD_EXTERNAL_URL
    case 'limits-crossed':
      return LIMITS_CROSSED
    case 'bad-presale-day':
      return BAD_PRESALE_DAY
    case 'bundle':
      return bundleText(problem)
    case 'not-variable':
      return 'O produto desta variação não é do tipo variável.'
    case 'sku-taken':
      return 'Este SKU já é de outro produto da loja.'
    case 'gone':
    case 'stale':
    case 'unknown':
      return 'O produto mudou durante a importação. Importe o arquivo de novo.'
  }
}

export const REFUSALS = {
  twice: (what: string, line: number) => `${what} já está na linha ${line} deste arquivo.`,
  noName: 'Falta o nome do produto.',
  skuOfVariation: 'Este SKU é de uma variação da loja, e a linha é de um produto.',
  skuOfProduct: 'Este SKU é de um produto da loja, e a linha é de uma variação.',
  skuElsewhere: 'Este SKU é de uma variação de outro produto.',
  typeChange: 'O produto tem variações na loja. Para torná-lo simples, mude o tipo no editor do produto.',
  noParent: 'Falta dizer de que produto é esta variação (coluna Ascendente).',
  unknownParent: (ref: string) => `O produto “${ref}” desta variação não existe na loja nem no arquivo.`,
  laterParent: 'O produto precisa vir antes das suas variações no arquivo.',
  refusedParent: 'O produto desta variação foi recusado.',
  notVariable: 'O produto desta variação não é do tipo variável.',
  notOffered: (option: string, attribute: string) => `O produto não oferece “${option}” em “${attribute}”.`,
  tooManyVariations: 'O produto já tem todas as variações que pode ter.',
}

export const SKIPS = {
  new: 'Não existe na loja, e você pediu para não criar produtos.',
  known: 'Já existe na loja, e você pediu para não alterar produtos.',
}

export const missingPicture = (source: string) =>
  `A imagem “${source.slice(0, 120)}” não está no zip nem em um endereço público com https.`
export const missingLink = (ref: string) => `Não há na loja o produto “${ref.slice(0, 100)}”, indicado como relacionado.`
export const missingPart = (ref: string) =>
  `Não há na loja o produto “${ref.slice(0, 100)}”, indicado como item do kit: os itens do kit ficaram como estavam.`

export const OUTCOME_NAMES: Record<Outcome, string> = {
  new: 'Novo',
  changed: 'Alterado',
  same: 'Sem mudança',
  skipped: 'Pulado',
  refused: 'Recusado',
}
