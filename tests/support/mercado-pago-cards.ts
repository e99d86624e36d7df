export type CardToken = {
  brand: string
  holder: string
  isUsed: boolean
  /** Of a card that is kept for them. */ customer?: string
}

/** By the names of the holders in Mercado Pago's own documents. */
const DETAILS: Record<string, string> = {
  OTHE: 'cc_rejected_other_reason',
  CALL: 'cc_rejected_call_for_authorize',
  FUND: 'cc_rejected_insufficient_amount',
  SECU: 'cc_rejected_bad_filled_security_code',
  EXPI: 'cc_rejected_bad_filled_date',
  FORM: 'cc_rejected_bad_filled_other',
  CARD: 'cc_rejected_bad_filled_card_number',
  INST: 'cc_rejected_invalid_installments',
  DUPL: 'cc_rejected_duplicated_payment',
  LOCK: 'cc_rejected_card_disabled',
  CTNA: 'cc_rejected_card_type_not_allowed',
  ATTE: 'cc_rejected_max_attempts',
  BLAC: 'cc_rejected_blacklist',
}

/** What becomes of a card. «APRO» is approved, «CONT» is thought over, with «CHAL» the bank asks the buyer; others are refused. */
export function cardAnswer(holder: string): { status: string; status_detail: string; three_ds_info?: object } {
  const [name = ''] = holder.trim().toUpperCase().split(' ')
  if (name === 'APRO') return { status: 'approved', status_detail: 'accredited' }
  if (name === 'CONT') return { status: 'in_process', status_detail: 'pending_contingency' }
  if (name === 'CHAL')
    return {
      status: 'pending',
      status_detail: 'pending_challenge',
      three_ds_info: { external_resource_url: 'https://banco-do-cartao.example/3ds', creq: 'eyJ0aHJlZURTIjoxfQ' },
    }
  return { status: 'rejected', status_detail: DETAILS[name] ?? 'cc_rejected_high_risk' }
}

/** Up to two parcels are free of interest; each further one costs a percent and a half of the sum. */
export const installmentsFor = (amount: number) =>
  [1, 2, 3, 6, 12].map((installments) => {
    const total = Math.round(amount * 100 * (installments <= 2 ? 1 : 1 + 0.015 * installments))
    const each = Math.round(total / installments)
    return {
      installments,
      installment_rate: installments <= 2 ? 0 : 1.5 * installments,
      installment_amount: each / 100,
      total_amount: (each * installments) / 100,
    }
  })
