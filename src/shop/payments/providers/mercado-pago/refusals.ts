type Refusal = { text: string; offersOtherWay: boolean }

const again = (text: string): Refusal => ({ text, offersOtherWay: false })
const otherwise = (text: string): Refusal => ({ text, offersOtherWay: true })

/** Said when there is a reason that must not be told, or none that helps. */
const UNTOLD = otherwise('O pagamento não foi aprovado. Escolha outra forma de pagar, como o Pix.')
const ANOTHER_CARD = otherwise('O banco não aprovou o pagamento. Tente outro cartão ou outra forma de pagar, como o Pix.')
const CHECK_ALL = again('Algum dado do cartão não confere. Confira o número, a validade, o código e o nome, e tente de novo.')

/** What Mercado Pago calls a refusal (`status_detail`), and what the buyer is told: what to do next. */
const REFUSALS: Record<string, Refusal> = {
  cc_rejected_bad_filled_card_number: again('O número do cartão não confere. Confira e tente de novo.'),
  cc_rejected_bad_filled_date: again('A validade do cartão não confere. Confira e tente de novo.'),
  cc_rejected_bad_filled_security_code: again('O código de segurança não confere. Confira e tente de novo.'),
  cc_rejected_bad_filled_other: CHECK_ALL,
  rejected_insufficient_data: CHECK_ALL,
  cc_rejected_call_for_authorize: again(
    'O banco quer a sua autorização para esta compra. Ligue para o número no verso do cartão, autorize o valor para o Mercado Pago e tente de novo.',
  ),
  cc_rejected_card_disabled: again(
    'O cartão não está liberado para compras. Ligue para o banco para liberar, ou use outro cartão.',
  ),
  cc_rejected_card_type_not_allowed: again('Este tipo de cartão não é aceito. Use um cartão de crédito.'),
  cc_rejected_insufficient_amount: otherwise(
    'O cartão não tem limite para este valor. Tente outro cartão ou outra forma de pagar, como o Pix.',
  ),
  cc_amount_rate_limit_exceeded: otherwise(
    'O cartão passou do limite para compras deste tipo. Tente outro cartão ou outra forma de pagar, como o Pix.',
  ),
  cc_rejected_invalid_installments: again('O cartão não aceita esse número de parcelas. Escolha outro número e tente de novo.'),
  cc_rejected_duplicated_payment: otherwise(
    'O banco recebeu há pouco um pagamento igual a este. Confira a fatura; se precisar pagar, use outro cartão ou outra forma.',
  ),
  cc_rejected_max_attempts: otherwise(
    'O cartão chegou ao limite de tentativas. Use outro cartão ou outra forma de pagar, como o Pix.',
  ),
  cc_rejected_3ds_mandatory: again('O banco exige confirmar a compra e não conseguiu. Tente de novo ou use outro cartão.'),
  cc_rejected_3ds_challenge: again('A compra não foi confirmada no banco. Tente de novo ou use outro cartão.'),
  expired: again('O prazo para confirmar a compra no banco acabou. Tente de novo.'),
  cc_rejected_other_reason: ANOTHER_CARD,
  cc_rejected_card_error: ANOTHER_CARD,
  rejected_by_bank: ANOTHER_CARD,
  bank_error: otherwise('O banco não respondeu. Tente de novo em alguns minutos ou use outra forma de pagar, como o Pix.'),
  // Why these are refused is told to nobody: whoever tries stolen cards would learn from it.
  cc_rejected_high_risk: UNTOLD,
  rejected_high_risk: UNTOLD,
  cc_rejected_blacklist: UNTOLD,
}

export const refusalOf = (statusDetail: string): Refusal =>
  (Object.hasOwn(REFUSALS, statusDetail) ? REFUSALS[statusDetail] : undefined) ?? UNTOLD
