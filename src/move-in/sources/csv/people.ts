/** A CPF or CNPJ by its length, under the names of the wire. */
export function documentOf(text: string): { persontype: '' | 'F' | 'J'; cpf: string; cnpj: string } {
  const bare = text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (bare === '') return { persontype: '', cpf: '', cnpj: '' }
  return bare.length > 11 ? { persontype: 'J', cpf: '', cnpj: bare } : { persontype: 'F', cpf: bare.padStart(11, '0'), cnpj: '' }
}

/** First and last names of one that was typed in one field. */
export function namesOf(whole: string): { first_name: string; last_name: string } {
  const [first_name = '', ...others] = whole.split(/\s+/)
  return { first_name, last_name: others.join(' ') }
}
