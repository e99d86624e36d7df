/** A document without its points and dashes; letters of the new CNPJ stay. */
export const digitsOf = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
