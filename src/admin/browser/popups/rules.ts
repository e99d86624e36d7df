import { type Bounds, RULE_NUMBERS } from '#content/popups/numbers.ts'

/** A rule of a popup: switched on by its name, with values that carry the name as a prefix. */
export type Rule = { name: string; label: string; help?: string; values: RuleValue[] }
export type RuleValue =
  | { kind: 'number'; name: string; label: string; bounds: Bounds }
  | { kind: 'text'; name: string; label: string; help?: string }
  | { kind: 'choice'; name: string; label: string; options: Record<string, string>; fallback: string }
  | { kind: 'several'; name: string; label: string; options: Record<string, string> }

export const TRIGGERS: Rule[] = [
  {
    name: 'page_load',
    label: 'Ao abrir a página',
    values: [{ kind: 'number', name: 'delay', label: 'Segundos depois', bounds: RULE_NUMBERS.page_load_delay }],
  },
  {
    name: 'scrolling',
    label: 'Ao rolar a página',
    values: [
      { kind: 'choice', name: 'direction', label: 'Para', options: { down: 'Baixo', up: 'Cima' }, fallback: 'down' },
      { kind: 'number', name: 'offset', label: 'Quanto da página (%)', bounds: RULE_NUMBERS.scrolling_offset },
    ],
  },
  {
    name: 'scrolling_to',
    label: 'Ao chegar a um elemento',
    values: [{ kind: 'text', name: 'selector', label: 'Seletor CSS', help: 'Como #novidades' }],
  },
  {
    name: 'click',
    label: 'Depois de cliques na página',
    values: [{ kind: 'number', name: 'times', label: 'Quantos cliques', bounds: RULE_NUMBERS.click_times }],
  },
  {
    name: 'inactivity',
    label: 'Quando a pessoa para',
    values: [{ kind: 'number', name: 'time', label: 'Segundos sem atividade', bounds: RULE_NUMBERS.inactivity_time }],
  },
  { name: 'exit_intent', label: 'Quando a pessoa vai sair', help: 'O mouse vai em direção à barra do navegador.', values: [] },
]

export const TIMING: Rule[] = [
  {
    name: 'times',
    label: 'No máximo algumas vezes por pessoa',
    values: [
      { kind: 'number', name: 'times', label: 'Quantas vezes', bounds: RULE_NUMBERS.times_times },
      { kind: 'choice', name: 'count', label: 'Conta quando', options: { open: 'Abre', close: 'É fechado' }, fallback: 'open' },
    ],
  },
  {
    name: 'page_views',
    label: 'Depois de ver algumas páginas',
    values: [{ kind: 'number', name: 'views', label: 'Quantas páginas', bounds: RULE_NUMBERS.page_views_views }],
  },
  {
    name: 'sessions',
    label: 'Depois de algumas visitas',
    values: [{ kind: 'number', name: 'sessions', label: 'Quantas visitas', bounds: RULE_NUMBERS.sessions_sessions }],
  },
  {
    name: 'url',
    label: 'Conforme o endereço de onde a pessoa vem',
    values: [
      {
        kind: 'choice',
        name: 'action',
        label: 'O que fazer',
        options: { show: 'Mostrar a quem vem de', hide: 'Esconder de quem vem de', regex: 'Mostrar se combina com a expressão' },
        fallback: 'show',
      },
      { kind: 'text', name: 'url', label: 'Endereço ou expressão' },
    ],
  },
  {
    name: 'sources',
    label: 'Conforme a origem da visita',
    values: [
      {
        kind: 'several',
        name: 'sources',
        label: 'Origens',
        options: { search: 'Buscadores', external: 'Outros sites', internal: 'A própria loja' },
      },
    ],
  },
  {
    name: 'logged_in',
    label: 'Esconder de quem entrou na conta',
    values: [
      {
        kind: 'choice',
        name: 'users',
        label: 'De quem',
        options: { all: 'De todos', custom: 'De alguns papéis' },
        fallback: 'all',
      },
      {
        kind: 'several',
        name: 'roles',
        label: 'Papéis',
        options: { customer: 'Clientes', shop_manager: 'Gerentes', administrator: 'Administradores' },
      },
    ],
  },
  {
    name: 'devices',
    label: 'Só em alguns aparelhos',
    values: [
      {
        kind: 'several',
        name: 'devices',
        label: 'Aparelhos',
        options: { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' },
      },
    ],
  },
]

export type Rules = Record<string, unknown>

/** A rule switched on comes with its values; switched off it takes them along. */
export function switched(rules: Rules, { name, values }: Rule, isOn: boolean): Rules {
  const mine = new Set([name, ...values.map((value) => `${name}_${value.name}`)])
  const others = Object.fromEntries(Object.entries(rules).filter(([key]) => !mine.has(key)))
  if (!isOn) return others
  const fresh = values.map((value) => [`${name}_${value.name}`, freshOf(value)])
  return { ...others, [name]: 'yes', ...(Object.fromEntries(fresh) as Rules) }
}

function freshOf(value: RuleValue): unknown {
  if (value.kind === 'several') return Object.keys(value.options)
  if (value.kind === 'number') return value.bounds.fallback
  return value.kind === 'text' ? '' : value.fallback
}
