import { expect, test } from 'vitest'
import { refusalOf } from './refusals.ts'

test.each([
  ['cc_rejected_bad_filled_card_number', 'número', false],
  ['cc_rejected_bad_filled_date', 'validade', false],
  ['cc_rejected_bad_filled_security_code', 'código de segurança', false],
  ['cc_rejected_bad_filled_other', 'Confira', false],
  ['rejected_insufficient_data', 'Confira', false],
  ['cc_rejected_call_for_authorize', 'Ligue', false],
  ['cc_rejected_card_disabled', 'liberar', false],
  ['cc_rejected_card_type_not_allowed', 'cartão de crédito', false],
  ['cc_rejected_insufficient_amount', 'limite', true],
  ['cc_amount_rate_limit_exceeded', 'limite', true],
  ['cc_rejected_invalid_installments', 'parcelas', false],
  ['cc_rejected_duplicated_payment', 'fatura', true],
  ['cc_rejected_max_attempts', 'tentativas', true],
  ['cc_rejected_3ds_mandatory', 'confirmar', false],
  ['cc_rejected_3ds_challenge', 'confirmada', false],
  ['expired', 'prazo', false],
  ['cc_rejected_other_reason', 'outro cartão', true],
  ['cc_rejected_card_error', 'outro cartão', true],
  ['rejected_by_bank', 'outro cartão', true],
  ['bank_error', 'minutos', true],
])('«%s» tells what to do: «%s»', (detail, word, offersOtherWay) => {
  expect(refusalOf(detail)).toMatchObject({ text: expect.stringContaining(word), offersOtherWay })
})

test.each(['cc_rejected_high_risk', 'rejected_high_risk', 'cc_rejected_blacklist', 'something_new', '', 'constructor'])(
  '«%s» says nothing of why, and offers Pix',
  (detail) => {
    const { text, offersOtherWay } = refusalOf(detail)
    expect(text).toBe('O pagamento não foi aprovado. Escolha outra forma de pagar, como o Pix.')
    expect(offersOtherWay).toBe(true)
  },
)
