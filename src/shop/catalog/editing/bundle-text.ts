import type { EditProblem } from './contract.ts'

/** Why a kit can't be kept as it is, for merchants. */
export function bundleText({ why, name }: Extract<EditProblem, { kind: 'bundle' }>): string {
  if (why === 'part') return `“${name}” não pode fazer parte de um kit: escolha produtos simples ou variações.`
  if (why === 'variation') return `Escolha qual variação de “${name}” vai no kit.`
  if (why === 'twice') return `“${name}” está duas vezes no kit: aumente a quantidade.`
  if (why === 'is-part') return `Este produto faz parte do kit “${name}” e não pode ser um kit.`
  return 'O desconto do kit não pode passar de 100%.'
}
