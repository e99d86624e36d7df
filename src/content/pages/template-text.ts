import type { TemplatePart } from './contract.ts'
import type { ConditionsProblem } from './template-rules.ts'

export const CONDITIONS_PROBLEMS: Record<ConditionsProblem, string> = {
  unknown: 'Um dos lugares não existe.',
  elsewhere: 'Um dos lugares não combina com este modelo: ele nunca apareceria lá.',
  contradiction: 'O mesmo lugar está em “Mostrar” e em “Não mostrar”. Retire um dos dois.',
  nowhere: 'Só há lugares em “Não mostrar”. Acrescente ao menos um em “Mostrar”, como “Em toda a loja”.',
}

/** Why the last one stays. */
export const NEEDED: Partial<Record<TemplatePart, string>> = {
  header:
    'Este é o único cabeçalho que vale em toda a loja: sem ele as páginas ficariam sem menu, busca e carrinho. Publique outro, com blocos e em toda a loja, e depois mude este.',
  footer:
    'Este é o único rodapé que vale em toda a loja: sem ele as páginas ficariam sem contato e sem os dados da empresa, que a lei pede. Publique outro, com blocos e em toda a loja, e depois mude este.',
}

export const noListText = (widget: string) =>
  `Falta o bloco “${widget}”: sem ele as listas do blog abririam vazias. Acrescente-o antes de publicar.`
