type Values = Partial<Record<'source_type' | 'utm_source' | 'utm_campaign', string | null>>

const NOTHING = new Set(['', '(none)'])

/** Where an order came from, in the merchant's words: «Orgânico: Google». */
export function originOf({ source_type, utm_source, utm_campaign }: Values): string {
  const source = nameOf(utm_source)
  switch (source_type) {
    case 'utm':
      return labelled('Campanha', NOTHING.has(utm_campaign ?? '') ? source : utm_campaign!)
    case 'organic':
      return labelled('Orgânico', source)
    case 'referral':
      return labelled('Indicação', source)
    case 'typein':
      return 'Direto'
    case 'admin':
      return 'Painel da loja'
    case 'mobile_app':
      return 'Aplicativo'
    case 'pos':
      return 'Ponto de venda'
    default:
      return 'Desconhecido'
  }
}

const labelled = (kind: string, name: string) => (name === '' ? kind : `${kind}: ${name}`)

/** «(direct)» and «google» are written «Direct» and «Google». */
function nameOf(source: string | null | undefined): string {
  const name = NOTHING.has(source ?? '') ? '' : source!.replaceAll(/[()]/g, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
