/** «12/12/2026». */
const presaleDay = (day: string) => day.split('-').reverse().join('/')

export const PRESALE = 'Pré-venda'
export const BUY_AHEAD = 'Comprar na pré-venda'

/** «envio a partir de 12/12/2026». */
export const sentFromText = (day: string) => `envio a partir de ${presaleDay(day)}`

/** «Pré-venda: envio a partir de 12/12/2026». */
export const presaleText = (day: string) => `${PRESALE}: ${sentFromText(day)}`

/** The same where the options of a line are told. */
export const presaleOption = (day: string | null | undefined) =>
  day ? [{ attribute: '', label: PRESALE, name: sentFromText(day) }] : []
