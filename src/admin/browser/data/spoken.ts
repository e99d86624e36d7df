/** What people call the things that the API names. */
const NAMES: Record<string, string> = {
  address_1: 'Endereço',
  address_2: 'Complemento',
  amount: 'Valor',
  cellphone: 'Celular',
  city: 'Cidade',
  cnpj: 'CNPJ',
  code: 'Código',
  company: 'Empresa',
  cpf: 'CPF',
  customer_note: 'Recado do pedido',
  customer_days: 'Dias do máximo por cliente',
  customer_units: 'Máximo por cliente',
  description: 'Descrição',
  email: 'E-mail',
  first_name: 'Nome',
  ie: 'Inscrição estadual',
  last_name: 'Sobrenome',
  low_stock_amount: 'Avisar quando restarem',
  max_units: 'Máximo por pedido',
  menu_order: 'Ordem',
  min_units: 'Mínimo por pedido',
  name: 'Nome',
  neighborhood: 'Bairro',
  note: 'Nota',
  number: 'Número',
  password: 'Senha',
  phone: 'Telefone',
  postcode: 'CEP',
  quantity: 'Quantidade',
  reason: 'Motivo',
  regular_price: 'Preço',
  sale_price: 'Preço promocional',
  sku: 'SKU',
  slug: 'Endereço na loja',
  state: 'Estado',
  stock_quantity: 'Unidades em estoque',
  title: 'Título',
  tracking_code: 'Código de rastreio',
  url: 'Endereço',
  usage_limit: 'Usos no total',
  usage_limit_per_user: 'Usos por pessoa',
  username: 'Usuário',
  weight: 'Peso',
}
const PLACES: Record<string, string> = { billing: ' (cobrança)', shipping: ' (entrega)' }
/** The largest number that the shop keeps: whoever meets it has only typed too much. */
const WITHOUT_END = 2_147_483_647

const REFUSED = /^(?<name>[a-z][a-z0-9_]*(?:\[\w+\])*) (?<rule>(?:não |precisa |pode |tem ).+)$/s

/** The API names what it refuses, and says why, in words for programs: the same as a person would say it. */
export function spoken(message: string): string {
  const { name, rule } = REFUSED.exec(message)?.groups ?? {}
  if (name === undefined || rule === undefined) return message
  const parts = partsOf(name)
  const known = parts.findLast((part) => part in NAMES)
  return `${known ? NAMES[known]! + (PLACES[parts[0]!] ?? '') : 'Este campo'} ${saidOf(rule)}`
}

/** Where in a form it stands: `billing[cpf]` is the form's `billing.cpf`. The message may know better than the argument's own name. */
export function placeOf(param: string, message: string): string {
  const name = REFUSED.exec(message)?.groups?.['name'] ?? param
  return (name.startsWith(`${param}[`) ? partsOf(name) : partsOf(param)).join('.')
}

const partsOf = (name: string) => name.replaceAll(']', '').split('[')

function saidOf(rule: string): string {
  if (rule.startsWith('não corresponde ao padrão')) return 'não está escrito como deveria.'
  if (rule.startsWith('não é um de ')) return 'não é uma das opções.'
  if (/^não é do tipo (integer|number)/.test(rule)) return 'precisa ser um número.'
  if (rule.startsWith('não é do tipo')) return 'não pode ficar assim.'
  if (rule === 'precisa ter pelo menos 1 caracteres.') return 'não pode ficar vazio.'
  const [, least, most] = /entre (-?[\d.]+) \(inclusivo\) e (-?[\d.]+) \(inclusivo\)/.exec(rule) ?? []
  if (least !== undefined && Number(most) >= WITHOUT_END) return `precisa ser um número a partir de ${least}, e não tão grande.`
  if (least !== undefined) return `precisa ser de ${least} a ${most}.`
  const [, way, bound] = /^precisa ser (maior|menor) que ou igual a (-?[\d.]+)/.exec(rule) ?? []
  if (bound !== undefined) return `precisa ser ${bound} ou ${way === 'maior' ? 'mais' : 'menos'}.`
  return rule
}
