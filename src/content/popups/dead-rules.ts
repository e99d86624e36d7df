import { translatePattern } from './pattern-syntax.ts'
import { isOn } from './stored-values.ts'

type Group = Readonly<Record<string, unknown>>
/** What is wrong, by the name of the value at fault. */
export type Troubles = Record<string, string>

/** Triggers that are switched on and could never fire. */
export const deadTriggers = (triggers: Group): Troubles =>
  told({
    scrolling_to_selector: isOn(triggers.scrolling_to) && isEmpty(triggers.scrolling_to_selector) && 'Diga qual elemento.',
  })

/** Conditions that are switched on and could never be true. */
export const deadTiming = (timing: Group): Troubles =>
  told({
    times_times: isOn(timing.times) && Number(timing.times_times) < 1 && 'Com menos de 1 ele nunca apareceria.',
    url_url: isOn(timing.url) && addressTrouble(timing),
    sources_sources: isOn(timing.sources) && isEmpty(timing.sources_sources) && 'Escolha ao menos uma origem.',
    devices_devices: isOn(timing.devices) && isEmpty(timing.devices_devices) && 'Escolha ao menos um aparelho.',
    browsers_browsers_options:
      isOn(timing.browsers) &&
      timing.browsers_browsers === 'custom' &&
      isEmpty(timing.browsers_browsers_options) &&
      'Escolha ao menos um navegador.',
  })

function addressTrouble({ url_action, url_url }: Group): string | false {
  if (isEmpty(url_url)) return 'Escreva um endereço ou uma expressão.'
  const read = url_action === 'regex' && translatePattern(String(url_url))
  return read && 'refusal' in read && read.refusal
}

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === '')
const told = (found: Record<string, string | false>): Troubles =>
  Object.fromEntries(Object.entries(found).filter((one): one is [string, string] => one[1] !== false))
