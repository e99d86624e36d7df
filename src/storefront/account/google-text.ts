import type { Arrival } from '#shop/accounts/google/service.ts'

type Why = Extract<Arrival, { kind: 'refused' }>['why']

const OTHERWISE = 'Entre com a senha ou com um link no e-mail.'
const TEXTS: Partial<Record<Why, string>> = {
  late: 'O pedido para entrar com o Google passou da validade ou já foi usado. Tente de novo.',
  spent: 'O pedido para entrar com o Google passou da validade ou já foi usado. Tente de novo.',
  unverified: 'O Google ainda não confirmou o e-mail dessa conta. Confirme-o no Google e tente de novo.',
  staff: 'Quem trabalha na loja só entra com o Google depois de ligar a verificação em duas etapas. Entre com a senha.',
  'other-google': `A conta com esse e-mail já está ligada a outra conta do Google. ${OTHERWISE}`,
  closed: 'Esta loja não abre cadastros por aqui, e não há conta com o e-mail dessa conta do Google.',
}
const TROUBLE = `Não deu para entrar com o Google agora. ${OTHERWISE}`

/** Why Google did not open an account. What is wrong between the shop and Google is for the log. */
export const refusedText = (why: Why) => TEXTS[why] ?? TROUBLE

/** It is for whoever runs the shop to mend. */
export const isTrouble = (why: Why) => TEXTS[why] === undefined

export const CANCELLED = `Você não entrou com o Google. ${OTHERWISE}`
export const READY = 'Pronto! A sua conta está criada e você já entrou nela.'
