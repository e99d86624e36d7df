/** A press of «Publicar»: what the product was, and how often the form had been sent until then. */
export type Press = { status: string | undefined; submitCount: number }
type Sent = { isSubmitting: boolean; isSubmitSuccessful: boolean; submitCount: number }

/** Whether what was pressed has been answered, and not kept: by a field, by a question or by the shop. */
export const wasRefused = (press: Press, { isSubmitting, isSubmitSuccessful, submitCount }: Sent): boolean =>
  !isSubmitting && !isSubmitSuccessful && submitCount !== press.submitCount
