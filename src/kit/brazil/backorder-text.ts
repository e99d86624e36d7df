export const ON_ORDER = 'Sob encomenda'

/** «enviamos em até 10 dias». */
const sentWithinText = (days: number) => `enviamos em até ${days === 1 ? '1 dia' : `${days} dias`}`

/** «Sob encomenda: enviamos em até 10 dias». */
export const backorderText = (days: number) => `${ON_ORDER}: ${sentWithinText(days)}`

/** The same where the options of a line are told. */
export const backorderOption = (days: number | null | undefined) =>
  days ? [{ attribute: '', label: ON_ORDER, name: sentWithinText(days) }] : []
