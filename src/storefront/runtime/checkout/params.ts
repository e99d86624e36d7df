type Params = {
  ajax_url: string
  wc_ajax_url: string
  update_order_review_nonce: string
  apply_coupon_nonce: string
  remove_coupon_nonce: string
  checkout_url: string
  i18n_checkout_error: string
  /** The shop can be asked for the street of a CEP. */
  cep_service?: '1'
}

/** What the page printed for its scripts. */
export const params = () => (window as unknown as { wc_checkout_params: Params }).wc_checkout_params

export const ajaxUrl = (endpoint: string) => params().wc_ajax_url.replace('%%endpoint%%', endpoint)

/** The form as one string, the way the ecosystem sends it. A file is nowhere in it. */
export function serialize(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
