import { STATES } from '#kit/brazil/states.ts'
import { HOME } from '#kit/country.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { type Reading, refused } from '../../kind.ts'
import { centsOf, flagOf, wholeOf, type Wire } from '../../wire.ts'

type Method = { kind: string; title: string; enabled: boolean; settings: Record<string, unknown> }
export type ZoneRow = {
  name: string
  position: number
  states: string[]
  ranges: [from: string, to: string][]
  methods: Method[]
}

/** Old shops say no days; the merchant sees to them. */
const DAYS = { from: 3, to: 7 }

/** A zone of wc/v3 with its `locations` and `methods`. Zone 0 is the rest of the world: here, of the country. */
export function readZone(data: Wire): Reading<ZoneRow> {
  const notes: string[] = []
  const name = typedLine(data['name'], 200) || 'Área sem nome'
  const places = placesOf(listOf(data['locations']).map(recordOf), notes)
  if (!places) return refused(name, 'É uma área fora do Brasil.')
  const methods = listOf(data['methods']).flatMap((one) => methodOf(recordOf(one), notes) ?? [])
  if (methods.length === 0) return refused(name, notes[0] ?? 'Não tem formas de entrega.')
  if (methods.some(({ settings }) => settings['days'])) notes.push('A loja antiga não diz prazos de entrega: confira-os.')
  return { is: 'row', title: name, row: { name, position: wholeOf(data['order']) ?? 0, ...places, methods }, notes }
}

type Places = Pick<ZoneRow, 'states' | 'ranges'>

/** Undefined where no place of it is in Brazil. CEPs narrow the states of a zone; alone here they say where it is. */
function placesOf(locations: readonly Wire[], notes: string[]): Places | undefined {
  const said = (type: string) => locations.filter((one) => one['type'] === type).map((one) => textOf(one['code']))
  const states = said('state').flatMap((code) => {
    const [country, state = ''] = code.split(':')
    return country === HOME && Object.hasOwn(STATES, state) ? [state] : []
  })
  const isHome = said('country').includes(HOME) || said('continent').includes('SA')
  const hasPlaces = ['state', 'country', 'continent'].some((type) => said(type).length > 0)
  if (hasPlaces && states.length === 0 && !isHome) return undefined
  const ranges = said('postcode').flatMap((code) => {
    const range = rangeOf(code)
    if (!range) notes.push(`O CEP «${code.slice(0, 40)}» da área não pôde ser lido.`)
    return range ? [range] : []
  })
  return ranges.length > 0 ? { states: [], ranges } : { states: [...new Set(states)], ranges: [] }
}

/** «01310-100», «013*», «01000000...05999999». */
function rangeOf(code: string): [string, string] | undefined {
  const [from = '', to = from] = code.split('...').map((part) => part.replaceAll(/[^\d*]/g, ''))
  const filled = (part: string, digit: string) => (part.endsWith('*') ? part.slice(0, -1).padEnd(8, digit) : part)
  const range: [string, string] = [filled(from, '0'), filled(to, '9')]
  return range.every((part) => /^\d{8}$/.test(part)) && range[0] <= range[1] ? range : undefined
}

function methodOf(method: Wire, notes: string[]): Method | undefined {
  const kind = textOf(method['method_id'])
  const settings = recordOf(method['settings'])
  const said = (name: string) => {
    const value = settings[name]
    return typeof value === 'object' && value !== null ? textOf(recordOf(value)['value']) : textOf(value)
  }
  const title = typedLine(said('title') || method['title'], 200) || kind
  const base = { kind, title, enabled: flagOf(method['enabled']) }
  if (Object.keys(settings).some((name) => name.startsWith('class_cost_') && said(name) !== ''))
    notes.push(`«${title}» tinha preços por classe de entrega, que não vêm.`)
  switch (kind) {
    case 'flat_rate': {
      const cost = costOf(said('cost'))
      if (!cost) notes.push(`O preço de «${title}» é uma fórmula («${said('cost').slice(0, 60)}»): faça-o de novo em «Frete».`)
      return cost && { ...base, settings: { ...cost, days: DAYS } }
    }
    case 'free_shipping': {
      const requires = said('requires')
      if (requires === 'coupon' || requires === 'both') {
        notes.push(`«${title}» pedia um cupom: marque «frete grátis» no cupom.`)
        return undefined
      }
      return { ...base, settings: { minimum_cents: requires === '' ? 0 : (centsOf(said('min_amount')) ?? 0), days: DAYS } }
    }
    case 'local_pickup': {
      const cost = costOf(said('cost'))
      return { ...base, settings: { cents: cost?.cents ?? 0 } }
    }
    default:
      notes.push(`«${title}» é de um plug-in (${kind.slice(0, 40)}): ligue a transportadora em «Frete».`)
      return undefined
  }
}

/** «10», «10,50», «10 + 2 * [qty]»; undefined for other formulas. */
function costOf(written: string): { cents: number; cents_per_further_unit: number } | undefined {
  const text = written.replaceAll(/[\s()]/g, '').replaceAll(',', '.')
  if (text === '') return { cents: 0, cents_per_further_unit: 0 }
  const [, fixed, perUnit] = /^(\d+(?:\.\d+)?)(?:\+(?:(\d+(?:\.\d+)?)\*\[qty\]|\[qty\]\*(\d+(?:\.\d+)?)))?$/.exec(text) ?? []
  const cents = centsOf(fixed)
  const each = perUnit === undefined ? 0 : centsOf(perUnit)
  return cents === undefined || each === undefined ? undefined : { cents: cents + each, cents_per_further_unit: each }
}
