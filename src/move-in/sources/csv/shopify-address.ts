import { readCnpj, readCpf } from '#kit/brazil/documents.ts'

/** What checkouts of Brazil add to an order of Shopify, a line each: «shipping_street_number: 715». */
export function noteAttributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, name, value] = /^([^:]{1,80}):\s*(.+)$/.exec(line.trim()) ?? []
    if (name !== undefined) found.set(name.trim().toLowerCase(), value!.trim())
  }
  return found
}

export type Street = { address_1: string; number: string; neighborhood: string }

/** «Rua das Flores, 715 - Centro» in its parts; a street that is written otherwise stays whole. */
export function streetOf(line: string): Street {
  const [, street, number, neighborhood] = /^(.+?),\s*(\d{1,6}[a-z]?|s\/?n)(?:\s+-\s+(.+))?$/i.exec(line.trim()) ?? []
  return { address_1: street ?? line, number: number ?? '', neighborhood: neighborhood ?? '' }
}

/** The company of an address; checkouts of Brazil ask for the document in its place. */
export const companyOrDocument = (typed: string) =>
  readCpf(typed) || readCnpj(typed) ? { company: '', document: typed } : { company: typed, document: '' }
