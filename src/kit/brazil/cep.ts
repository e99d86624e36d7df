/** The postal ranges of the states, by the first five digits. New ranges appear: what is not in here is still a CEP. */
const STATE_RANGES: [from: string, to: string, state: string][] = [
  ['01000', '19999', 'SP'],
  ['20000', '28999', 'RJ'],
  ['29000', '29999', 'ES'],
  ['30000', '39999', 'MG'],
  ['40000', '48999', 'BA'],
  ['49000', '49999', 'SE'],
  ['50000', '56999', 'PE'],
  ['57000', '57999', 'AL'],
  ['58000', '58999', 'PB'],
  ['59000', '59999', 'RN'],
  ['60000', '63999', 'CE'],
  ['64000', '64999', 'PI'],
  ['65000', '65999', 'MA'],
  ['66000', '68899', 'PA'],
  ['68900', '68999', 'AP'],
  ['69000', '69299', 'AM'],
  ['69300', '69399', 'RR'],
  ['69400', '69899', 'AM'],
  ['69900', '69999', 'AC'],
  ['70000', '72799', 'DF'],
  ['72800', '72999', 'GO'],
  ['73000', '73699', 'DF'],
  ['73700', '76799', 'GO'],
  ['76800', '76999', 'RO'],
  ['77000', '77999', 'TO'],
  ['78000', '78899', 'MT'],
  ['79000', '79999', 'MS'],
  ['80000', '87999', 'PR'],
  ['88000', '89999', 'SC'],
  ['90000', '99999', 'RS'],
]

/** What somebody typed as a CEP: eight digits, or nothing. Dots, spaces and the hyphen don't matter. */
export function readCep(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 20) return undefined
  const digits = typed.replaceAll(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) && digits >= '01000000' ? digits : undefined
}

/** «01310-100»; whatever is no CEP, as another country's code, stays as it is. */
export const formatCep = (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** The state that a CEP lies in, or nothing where no range is known. */
export function stateOfCep(cep: string): string | undefined {
  const start = cep.slice(0, 5)
  return STATE_RANGES.find(([from, to]) => start >= from && start <= to)?.[2]
}

/** The larger cities whose ranges hold nothing else; five digits, both ends included. */
const CITY_RANGES: [from: string, to: string, city: string][] = [
  ['01000', '05999', 'São Paulo'],
  ['06000', '06299', 'Osasco'],
  ['07000', '07399', 'Guarulhos'],
  ['08000', '08499', 'São Paulo'],
  ['09000', '09299', 'Santo André'],
  ['09500', '09599', 'São Caetano do Sul'],
  ['09600', '09899', 'São Bernardo do Campo'],
  ['09900', '09999', 'Diadema'],
  ['11000', '11099', 'Santos'],
  ['12200', '12248', 'São José dos Campos'],
  ['13000', '13139', 'Campinas'],
  ['13200', '13219', 'Jundiaí'],
  ['13400', '13439', 'Piracicaba'],
  ['14000', '14109', 'Ribeirão Preto'],
  ['15000', '15104', 'São José do Rio Preto'],
  ['18000', '18109', 'Sorocaba'],
  ['20000', '23799', 'Rio de Janeiro'],
  ['24000', '24399', 'Niterói'],
  ['24400', '24799', 'São Gonçalo'],
  ['29000', '29099', 'Vitória'],
  ['30000', '31999', 'Belo Horizonte'],
  ['32000', '32399', 'Contagem'],
  ['36000', '36099', 'Juiz de Fora'],
  ['40000', '41999', 'Salvador'],
  ['49000', '49098', 'Aracaju'],
  ['50000', '52999', 'Recife'],
  ['53000', '53399', 'Olinda'],
  ['57000', '57099', 'Maceió'],
  ['58000', '58099', 'João Pessoa'],
  ['59000', '59139', 'Natal'],
  ['60000', '60999', 'Fortaleza'],
  ['64000', '64099', 'Teresina'],
  ['65000', '65099', 'São Luís'],
  ['66000', '66999', 'Belém'],
  ['68900', '68911', 'Macapá'],
  ['69000', '69099', 'Manaus'],
  ['69300', '69339', 'Boa Vista'],
  ['69900', '69920', 'Rio Branco'],
  ['70000', '72799', 'Brasília'],
  ['73000', '73699', 'Brasília'],
  ['74000', '74894', 'Goiânia'],
  ['76800', '76834', 'Porto Velho'],
  ['77000', '77249', 'Palmas'],
  ['78000', '78099', 'Cuiabá'],
  ['79000', '79124', 'Campo Grande'],
  ['80000', '82999', 'Curitiba'],
  ['86000', '86099', 'Londrina'],
  ['87000', '87109', 'Maringá'],
  ['88000', '88099', 'Florianópolis'],
  ['89000', '89099', 'Blumenau'],
  ['89200', '89239', 'Joinville'],
  ['90000', '91999', 'Porto Alegre'],
  ['95000', '95099', 'Caxias do Sul'],
]

/** City and state of a CEP, as far as its range alone tells. */
export function placeOfCep(cep: string): { city: string | undefined; state: string | undefined } {
  const start = cep.slice(0, 5)
  return { city: CITY_RANGES.find(([from, to]) => start >= from && start <= to)?.[2], state: stateOfCep(cep) }
}
