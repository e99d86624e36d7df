import { AJAX_URL, type Challenge, type FormAnswer, SEND_ACTION, type Ticket, TICKET_ACTION } from './contract.ts'

/** A request that failed before the form itself could answer. */
export class TransportError extends Error {
  override name = 'TransportError'
}

const OFFLINE = 'Você provavelmente está offline. O que você escreveu continua aqui: tente de novo.'
const SERVER = 'O envio falhou devido a um erro do servidor. Tente de novo em instantes.'
const JSON_ONLY = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** What a page from the cache can't hold: the visitor's own proof, and a fresh task for the captcha. */
export async function fetchTicket(postId: string, formId: string): Promise<Ticket> {
  const query = new URLSearchParams({ action: TICKET_ACTION, post_id: postId, form_id: formId })
  const answer = (await call(`${AJAX_URL}?${query}`, { headers: JSON_ONLY, cache: 'no-store' })) as { data: Ticket } // our own route
  return answer.data
}

export async function sendForm(body: FormData): Promise<FormAnswer> {
  body.set('action', SEND_ACTION)
  body.set('referrer', location.href)
  return (await call(AJAX_URL, { method: 'POST', body, headers: JSON_ONLY })) as FormAnswer // our own route
}

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin', ...init }).catch(() => {
    throw new TransportError(OFFLINE)
  })
  const answer = (await response.json().catch(() => undefined)) as { success?: unknown; message?: unknown } | undefined
  if (typeof answer?.success === 'boolean') return answer
  throw new TransportError(typeof answer?.message === 'string' ? answer.message : `${SERVER} (${response.status})`)
}

/** Whether this page may compute hashes at all: browsers allow it on https and on this very machine. */
export const canWork = () => globalThis.crypto?.subtle !== undefined

/** Looks for the number that makes the hash, in small portions so that the page stays awake. */
export async function solve({ salt, challenge, signature, max }: Challenge): Promise<string> {
  const portion = 250
  // The first bytes tell nearly every wrong number; a rare double is told apart by the server.
  const wanted = Number.parseInt(challenge.slice(0, 8), 16)
  for (let from = 0; from < max; from += portion) {
    const numbers = Array.from({ length: Math.min(portion, max - from) }, (_, index) => from + index)
    const starts = await Promise.all(numbers.map((number) => hashStart(`${salt}${number}`)))
    const found = starts.indexOf(wanted)
    if (found >= 0) return `${salt}:${signature}:${from + found}`
  }
  return ''
}

const text = new TextEncoder()
const hashStart = async (message: string) =>
  new DataView(await crypto.subtle.digest('SHA-256', text.encode(message))).getUint32(0)

/** Fields that a link may fill in. A yes, a password and a file come from the person alone. */
const FILLABLE = 'input:not([type=password], [type=file], [type=checkbox]), textarea, select'

/** `?nome=Ana` stands in the field `nome`, unless the visitor has written there already. */
export function fillFromAddress(root: ParentNode = document, search = location.search) {
  const given = new URLSearchParams(search)
  if (given.size === 0) return
  for (const field of root.querySelectorAll<HTMLInputElement>(`.elementor-form :is(${FILLABLE})`)) {
    const id = /^form_fields\[([\w-]+)\]$/.exec(field.name)?.[1]
    const value = id === undefined ? null : given.get(id)
    if (value === null) continue
    if (field.type === 'radio') field.checked ||= field.value === value && !isChosen(root, field.name)
    else if (field.tagName === 'SELECT') choose(field as unknown as HTMLSelectElement, value)
    else if (field.value === field.defaultValue) field.value = value.slice(0, 1_000)
  }
}

function isChosen(root: ParentNode, name: string) {
  const options = [...root.querySelectorAll<HTMLInputElement>('.elementor-form input[type=radio]')]
  return options.some((option) => option.name === name && option.checked && !option.defaultChecked)
}

function choose(select: HTMLSelectElement, value: string) {
  const isUntouched = [...select.options].every(
    (option) => option.selected === option.defaultSelected || select.selectedIndex === 0,
  )
  if (isUntouched && [...select.options].some((option) => option.value === value)) select.value = value
}
