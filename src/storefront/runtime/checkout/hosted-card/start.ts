import { loadOutsideScript } from '#islands/outside-script.ts'
import { hear } from '#islands/page-events.ts'
import { formatCnpj, formatCpf, readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { mark, unmark } from '../errors.ts'
import { setBusy } from '../submit.ts'
import { type CardClient, CardProblems, type CreateCardClient, type Frame } from './client.ts'
import { followKeptCards, isKeptCard } from './kept-cards.ts'
import { keepPlans } from './plans.ts'
import { prefill } from './prefill.ts'

/** One chunk a service; it comes with the first card that is to be typed. */
const CLIENTS: Record<string, () => Promise<{ createClient: CreateCardClient }>> = {
  'mercado-pago': () => import('./mercado-pago.ts'),
}
const NOT_OPEN =
  'Os campos do cartão não abriram. Você pode continuar: o cartão será pedido na página do serviço de pagamento. Ou escolha outra forma de pagar.'
const FAILED = 'Não foi possível conferir o cartão. Confira a conexão e tente de novo.'

/** Opens a service's own fields inside of the form. What they make of the card is sent with it, and the number never is. */
export async function startHostedCard(form: HTMLFormElement, box: HTMLElement) {
  const part = <T extends HTMLElement>(selector: string) => box.querySelector<T>(selector)!
  const state = part('.hosted-card-state')
  const say = (text: string, isWrong = false) => {
    state.textContent = text
    state.classList.toggle('checkout-inline-error-message', isWrong)
  }
  box.hidden = false
  let client: CardClient
  try {
    const { client: name = '', script = '', publicKey = '' } = box.dataset
    const [{ createClient }] = await Promise.all([CLIENTS[name]!(), loadOutsideScript(script, { markup: true, isNeeded: true })])
    client = createClient(publicKey, {
      onBrand: () => void showPlans(),
      onFocus: (frame, isFocused) => part(`#${frame}`).classList.toggle('has-focus', isFocused),
      onProblem: (frame, text) => tellOf(part(`#${frame}`), text),
    })
  } catch (error) {
    box.dataset.closed = ''
    say(NOT_OPEN)
    console.error(error)
    return
  }
  say('')
  const showPlans = keepPlans(box, (totalCents) => client.plans(totalCents))
  const field = (name: string) => part<HTMLInputElement>(`[name="card_${name}"]`)
  const forget = () => (field('token').value = '')
  const [holder, paper] = [part<HTMLInputElement>('#card_holder'), part<HTMLInputElement>('#card_document')]
  prefill(form, { holder, paper })
  followKeptCards(box, (card) => {
    tellOf(holder, undefined)
    tellOf(paper, undefined)
    forget()
    client.use(card)
  })
  hear('updated_checkout', () => {
    prefill(form, { holder, paper })
    void showPlans()
  })
  box.addEventListener('click', ({ target }) => {
    const frame = target instanceof HTMLElement ? target.dataset.for : undefined
    if (frame) client.focus(frame as Frame) // our own markup
  })
  paper.addEventListener('change', () => (paper.value = formatCnpj(formatCpf(documentIn(paper) ?? paper.value))))

  // What was sent may be used: the next try makes another.
  hear('checkout_error', forget)
  addEventListener('pageshow', forget)

  /** True when the form may go on as it is; otherwise it is sent again once the card has become a token. */
  const isReady = () => {
    if (!isChosen(box) || field('token').value !== '') return true
    if (!form.classList.contains('processing')) void makeToken()
    return false
  }
  form.addEventListener('checkout_place_order', (event) => {
    if (!isReady()) event.preventDefault()
  })
  // The page of an order that is there already sends its form as it is.
  if (!form.matches('.checkout'))
    form.addEventListener('submit', (event) => {
      if (!isReady()) event.preventDefault()
    })

  async function makeToken() {
    say('')
    const number = documentIn(paper)
    const isKept = isKeptCard(box)
    tellOf(holder, !isKept && holder.value.trim() === '' ? 'Escreva o nome como está no cartão.' : undefined)
    tellOf(paper, !isKept && number === undefined ? 'Confira o CPF ou CNPJ do titular.' : undefined)
    setBusy(form, true, 'Conferindo o cartão…')
    try {
      const made = await client.makeToken(holder.value.trim(), number ?? '')
      setBusy(form, false)
      const wrong = box.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (wrong) return bring(wrong)
      for (const [name, value] of Object.entries(made)) field(name).value = value
      form.requestSubmit()
    } catch (error) {
      setBusy(form, false)
      const frames = error instanceof CardProblems ? [...error.frames] : []
      for (const [frame, text] of frames) tellOf(part(`#${frame}`), text)
      const wrong = box.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (wrong) return bring(wrong)
      say(FAILED, true)
      state.scrollIntoView({ block: 'center' })
    }
  }
  function bring(wrong: HTMLElement) {
    wrong.scrollIntoView({ block: 'center' })
    if (wrong.matches('input, select')) wrong.focus()
    else client.focus(wrong.id as Frame) // the frames are the only other ones
  }
}

const isChosen = (box: HTMLElement) =>
  box.closest('.wc_payment_method')?.querySelector<HTMLInputElement>('[name="payment_method"]')?.checked === true
const documentIn = ({ value }: HTMLInputElement) => readCpf(value) ?? readCnpj(value)

function tellOf(field: HTMLElement, text: string | undefined) {
  if (text === undefined) unmark(field)
  else mark(field, text)
}
