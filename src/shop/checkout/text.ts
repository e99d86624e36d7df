import type { CheckoutField } from './fields.ts'

/** What the heading above the first address calls it: goods go there, unless another one was given for them. */
export type FirstAddress = 'delivery' | 'billing'

/** The shopper's words for a field, after the heading that it stands under. */
export function nameOf({ group, label }: CheckoutField, first: FirstAddress): string {
  if (group === 'contact') return `Campo "${label}"`
  return group === 'delivery' || first === 'delivery'
    ? `O campo "${label}" do endereço de entrega`
    : `Campo "${label}" de cobrança`
}

export const requiredText = (name: string) => `${name} é um campo obrigatório.`
export const tooLongText = (name: string, maxLength: number) => `${name} pode ter no máximo ${maxLength} caracteres.`

/** What is wrong with a value that was given, by what the field holds. */
export function formatText(field: CheckoutField, name: string): string {
  const part = field.name.replace(/^(billing|shipping)_/, '')
  if (part === 'postcode') return `${name} não é um CEP válido.`
  if (part === 'phone' || part === 'cellphone') return `${name} não é um número de telefone válido. Informe o DDD e o número.`
  if (part === 'email') return `${name} não é um endereço de e-mail válido.`
  if (part === 'cpf') return `${name} não é um CPF válido. Confira os números.`
  if (part === 'cnpj') return `${name} não é um CNPJ válido. Confira os números e as letras.`
  if (part === 'state') return `${name} não é válido. Informe uma das 27 unidades da federação.`
  if (part === 'ie') return `${name} não é válida. Informe os números ou ISENTO.`
  if (part === 'country') return `${name} não é válido. Entregamos somente no Brasil.`
  return `${name} tem caracteres que não podem ser usados.`
}

/** Of fields that others add to the form. */
export const EXTRA_TEXT = {
  yes: 'Sim',
  required: (label: string) => requiredText(`Campo "${label}"`),
  tooLong: (label: string, maxLength: number) => tooLongText(`Campo "${label}"`, maxLength),
  badSigns: (label: string) => `Campo "${label}" tem caracteres que não podem ser usados.`,
  noOption: (label: string) => `Campo "${label}" não tem esta opção. Escolha uma da lista.`,
  unticked: (label: string) => `Marque "${label}" para prosseguir com o seu pedido.`,
} as const

export const CHECKOUT_TEXT = {
  terms: 'Leia e aceite os termos e condições para prosseguir com o seu pedido.',
  noRate: 'Nenhum método de entrega foi selecionado. Confira o CEP e escolha uma opção de entrega.',
  noPayment: 'Método de pagamento inválido.',
  noPlan: 'Este número de parcelas não é oferecido para este total. Escolha outro.',
  undecided: 'Ainda estamos confirmando o pagamento anterior. Espere um minuto e tente de novo, para não pagar duas vezes.',
  noteTooLong: 'As observações do pedido podem ter no máximo 1.000 caracteres.',
  tryAgain: 'Não foi possível processar seu pedido, tente novamente.',
  expired: 'Sua sessão expirou, e o carrinho que ela guardava se foi. Nada foi cobrado.',
  emptied: 'O carrinho desta página foi esvaziado ou trocado em outra aba. Nada foi cobrado.',
  expiredGoOn:
    'O que você digitou continua nesta página. Se você tem conta, entre para recuperar o carrinho; senão, volte à loja e escolha de novo.',
  nothingToBuy: 'Seu carrinho está vazio: escolha algo antes de finalizar a compra.',
  changed: 'O preço ou o conteúdo do seu carrinho mudou enquanto você preenchia. Confira o resumo atualizado e finalize de novo.',
  presaleMoved: 'A data de envio de uma pré-venda mudou enquanto você preenchia. Confira o resumo atualizado e finalize de novo.',
  storedValue: 'O saldo do cartão-presente ou do crédito mudou. Confira o resumo atualizado e finalize de novo.',
  keyReused: 'Este pedido já foi enviado com outros dados. Confira o resumo e finalize de novo.',
  tooMany: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  emailTaken: (email: string) => `Já existe uma conta cadastrada com ${email}. Entre na sua conta ou compre sem criar uma.`,
  emailTakenSignIn: (email: string) => `Já existe uma conta cadastrada com ${email}. Entre na sua conta para finalizar a compra.`,
  signIn: 'Entre na sua conta para finalizar a compra.',
  customerLimit: ({ name, most, days }: { name: string; most: number; days: number | null }) =>
    `De "${name}", cada cliente pode comprar até ${most === 1 ? '1 unidade' : `${most} unidades`}${days === null ? '' : days === 1 ? ' por dia' : ` a cada ${days} dias`}. Com os seus pedidos anteriores, este passa do limite. Diminua a quantidade no carrinho.`,
  soldOut: (name: string) => `Desculpe, mas "${name}" está em falta no estoque. Edite seu carrinho e tente de novo.`,
  bumpGone: 'O produto que você marcou para levar também não está mais disponível.',
  giftGone: (name: string) => `O brinde “${name}” saiu do carrinho: a compra não dá mais direito a ele.`,
  coupon: (code: string) => `O cupom "${code}" não vale mais para este pedido e foi retirado.`,
} as const
