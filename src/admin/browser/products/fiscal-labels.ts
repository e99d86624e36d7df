export type Fiscal = {
  ncm: string
  cest: string
  cfop: string
  origin: number
  unit: string
  cst_ibs_cbs: string
  class_trib: string
  version: number
}
type Field = 'ncm' | 'cest' | 'cfop' | 'unit' | 'cst_ibs_cbs' | 'class_trib'

/** In the order in which an accountant names them. */
export const FISCAL_FIELDS: { name: Field; label: string; help: string }[] = [
  { name: 'ncm', label: 'NCM', help: 'Oito números. Sem ele a nota é rejeitada.' },
  { name: 'cest', label: 'CEST', help: 'Sete números, só com substituição tributária.' },
  { name: 'cfop', label: 'CFOP sugerido', help: 'Quatro números: 5102 no estado, 6102 para fora.' },
  { name: 'unit', label: 'Unidade', help: 'UN, KG, PC, CX…' },
  { name: 'cst_ibs_cbs', label: 'CST do IBS e da CBS', help: 'Três números; obrigatório no regime normal desde 2026.' },
  { name: 'class_trib', label: 'Classificação (cClassTrib)', help: 'Classificação tributária, seis números.' },
]

/** As the tax office numbers them. */
export const ORIGINS = [
  'Nacional',
  'Estrangeira, importação direta',
  'Estrangeira, comprada no mercado interno',
  'Nacional, conteúdo importado acima de 40%',
  'Nacional, processo produtivo básico',
  'Nacional, conteúdo importado até 40%',
  'Estrangeira, importação direta, sem similar',
  'Estrangeira, mercado interno, sem similar',
  'Nacional, conteúdo importado acima de 70%',
]

const LENGTHS: Record<Field, number> = { ncm: 8, cest: 7, cfop: 4, unit: 6, cst_ibs_cbs: 3, class_trib: 6 }
/** «6912.00.00» as it is copied from a table, without its points and as long as it may be. */
export function tidyFiscal(name: Field, typed: string): string {
  const bare = name === 'unit' ? typed.toUpperCase() : typed.replaceAll(/[.\s-]/g, '')
  return bare.slice(0, LENGTHS[name])
}

const FORMS: Record<Field, [RegExp, string]> = {
  ncm: [/^(\d{8})?$/, 'O NCM tem oito números.'],
  cest: [/^(\d{7})?$/, 'O CEST tem sete números.'],
  cfop: [/^([1-7]\d{3})?$/, 'O CFOP tem quatro números e começa de 1 a 7.'],
  unit: [/^[A-Z0-9]{1,6}$/, 'De uma a seis letras, como UN.'],
  cst_ibs_cbs: [/^(\d{3})?$/, 'O CST tem três números.'],
  class_trib: [/^(\d{6})?$/, 'A classificação tem seis números.'],
}

/** What is wrong with what was typed; the shop's own API says the same. */
export const refuseFiscal = (name: Field, typed: string) => (FORMS[name][0].test(typed) ? undefined : FORMS[name][1])
