import { lazily } from './lazily.ts'

export const HOME = 'BR'

const names = lazily(() => new Intl.DisplayNames(['pt-BR'], { type: 'region' }))

/** «Portugal»; nothing for an address in Brazil, where nobody writes the country. */
export const foreignCountry = (code: string | undefined): string =>
  code === undefined || code === HOME || !/^[A-Z]{2}$/.test(code) ? '' : (names().of(code) ?? code)

/** «CEP 01310-100» in Brazil; elsewhere the code alone. */
export const postcodeLabel = (postcode: string, country: string | undefined) =>
  postcode === '' || foreignCountry(country) !== '' ? postcode : `CEP ${postcode}`
