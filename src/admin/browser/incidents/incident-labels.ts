import { formatShortDate } from '#kit/pt-br.ts'
import { localClock } from '#kit/brazil/local-time.ts'

export type IncidentRecord = {
  id: number
  title: string
  known_at_gmt: string
  open_from_gmt: string
  open_to_gmt: string
  what_happened: string
  what_was_done: string
  told_authority_at_gmt: string | null
  told_people_at_gmt: string | null
  deadlines: {
    tell_by_gmt: string
    tell_by_small_gmt: string
    complete_by_gmt: string
    complete_by_small_gmt: string
    keep_until_gmt: string
  }
  version: number
}
export type AffectedPerson = {
  email: string
  name: string
  phone: string
  has_password: boolean
  has_document: boolean
  has_address: boolean
  orders: number
}
export type SecurityEvent = { id: number; at_gmt: string; kind: string; who: string | null; detail: string }

/** What is typed of an incident: moments as a field has them, in the shop's time. */
export type TypedIncident = { title: string; known_at: string; open_from: string; open_to: string }

export const NOTHING_TYPED: TypedIncident = { title: '', known_at: '', open_from: '', open_to: '' }

/** «2026-11-18T10:00», as the shop's clocks show it. */
export const shopMoment = (at: Date) => localClock(at).slice(0, 16)

export const typedOf = ({ title, known_at_gmt, open_from_gmt, open_to_gmt }: IncidentRecord): TypedIncident => ({
  title,
  known_at: shopMoment(new Date(`${known_at_gmt}Z`)),
  open_from: shopMoment(new Date(`${open_from_gmt}Z`)),
  open_to: shopMoment(new Date(`${open_to_gmt}Z`)),
})

export const wireOf = ({ title, known_at, open_from, open_to }: TypedIncident): TypedIncident => ({
  title,
  known_at: `${known_at}:00`,
  open_from: `${open_from}:00`,
  open_to: `${open_to}:00`,
})

/** What can't be, beside its field. */
export function problemsIn(typed: TypedIncident, now: Date): Partial<TypedIncident> {
  const isFuture = (moment: string) => moment > shopMoment(now)
  return {
    ...(isFuture(typed.known_at) && { known_at: NOT_YET }),
    ...(isFuture(typed.open_from) && { open_from: NOT_YET }),
    ...(typed.open_to !== '' && typed.open_to < typed.open_from && { open_to: 'O fim do período vem depois do começo.' }),
  }
}
const NOT_YET = 'Este momento ainda não chegou.'

const day = (gmt: string) => formatShortDate(new Date(`${gmt}Z`))

/** What has to be done by when, the next first. */
export function dutiesOf({ deadlines, told_authority_at_gmt, told_people_at_gmt }: IncidentRecord): string[] {
  const { tell_by_gmt, tell_by_small_gmt, complete_by_gmt, complete_by_small_gmt, keep_until_gmt } = deadlines
  const by = `até ${day(tell_by_gmt)} (agentes de pequeno porte: ${day(tell_by_small_gmt)})`
  return [
    ...(told_authority_at_gmt ? [] : [`Comunicar à ANPD ${by}.`]),
    ...(told_people_at_gmt
      ? []
      : [`Avisar as pessoas ${by}. Se não der para falar com cada uma, publique o aviso por 90 dias, pelo menos.`]),
    `Completar a comunicação até ${day(complete_by_gmt)} (pequeno porte: ${day(complete_by_small_gmt)}).`,
    `Guardar este registro até ${day(keep_until_gmt)}: ele não pode ser apagado antes.`,
  ]
}

const yes = (fact: boolean) => (fact ? 'sim' : 'não')
export const AFFECTED_HEADINGS = ['E-mail', 'Nome', 'Telefone', 'Tem senha', 'Tem CPF ou CNPJ', 'Tem endereço', 'Pedidos']
export const affectedRow = (person: AffectedPerson) => [
  person.email,
  person.name,
  person.phone,
  yes(person.has_password),
  yes(person.has_document),
  yes(person.has_address),
  String(person.orders),
]

const KINDS: Record<string, string> = {
  'signed-in': 'Entrou',
  'many-wrong-guesses': 'Muitas senhas erradas',
  'password-changed': 'Senha trocada',
  'roles-changed': 'Papéis mudados',
  'second-factor-on': 'Verificação em duas etapas ligada',
  'second-factor-off': 'Verificação em duas etapas desligada',
  'key-made': 'Chave de acesso criada',
  'key-removed': 'Chave de acesso removida',
  'google-linked': 'Conta do Google ligada',
  'google-unlinked': 'Conta do Google desligada',
}
export const eventText = ({ kind, who, detail }: SecurityEvent) =>
  [KINDS[kind] ?? kind, who ?? 'conta que não existe (mais)', detail].filter(Boolean).join(' · ')
