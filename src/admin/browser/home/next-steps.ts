import { count } from '#kit/pt-br.ts'

export type Facts = {
  unpaid: number
  held: number
  toSend: number
  failed: number
  /** Orders with a parcel that stands still. */
  stopped: number
  reviews: number
  questions: number
  products: number
  soldOut: number
  fewLeft: number
  deadJobs: number
  /** Visitors see «em breve». */
  isClosed: boolean
  /** The first run was finished. */
  isSetUp: boolean
}
export type Answers = {
  /** Orders by their state. */
  totals: { slug: string; total: number }[] | undefined
  desk: { products: number; few_left_count: number; dead_jobs: number; stopped_orders: number; is_closed: boolean } | undefined
  reviews: number | undefined
  questions: number | undefined
  soldOut: number | undefined
  /** How far the first run came. */
  setupStep: string | undefined
}
export type Step = { text: string; to: string }
/** Whether the workbench has a screen at an address. */
type Knows = (path: string) => boolean

/** Where a shop is set up, and where work that failed is looked after. */
export const SETUP_PAGE = '/comecar'
export const JOBS_PAGE = '/jobs'

const listOf = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** What the shop answered, or nothing until all of it is here: half of it would name the wrong thing to do. */
export function factsOf({ totals, desk, reviews, questions, soldOut, setupStep }: Answers): Facts | undefined {
  if (!totals || !desk || setupStep === undefined) return undefined
  if (reviews === undefined || questions === undefined || soldOut === undefined) return undefined
  return {
    unpaid: totalOf(totals, 'pending'),
    held: totalOf(totals, 'on-hold'),
    toSend: totalOf(totals, 'processing'),
    failed: totalOf(totals, 'failed'),
    reviews,
    questions,
    soldOut,
    products: desk.products,
    fewLeft: desk.few_left_count,
    deadJobs: desk.dead_jobs,
    stopped: desk.stopped_orders,
    isClosed: desk.is_closed,
    isSetUp: setupStep === 'done',
  }
}
export const totalOf = (totals: { slug: string; total: number }[], status: string) =>
  totals.find(({ slug }) => slug === status)?.total ?? 0

/** What a person who runs a shop does next, the most urgent first. */
export function nextSteps(facts: Facts, knows: Knows): Step[] {
  const { unpaid, held, toSend, failed, stopped, reviews, questions, products, soldOut, fewLeft, deadJobs, isClosed, isSetUp } =
    facts
  const isEmpty = products === 0
  const steps: (Step | false)[] = [
    isEmpty && !isSetUp && knows(SETUP_PAGE) && { text: 'Conte quem vende, como recebe e como envia', to: SETUP_PAGE },
    isEmpty && { text: 'Crie o primeiro produto', to: '/products/create' },
    !isEmpty && isClosed && knows(SETUP_PAGE) && { text: 'A loja ainda está fechada: confira tudo e abra', to: SETUP_PAGE },
    deadJobs > 0 &&
      knows(JOBS_PAGE) && {
        text: `Veja ${count(deadJobs, 'tarefa que falhou de vez', 'tarefas que falharam de vez')}`,
        to: JOBS_PAGE,
      },
    toSend > 0 && {
      text: `Embale e envie ${count(toSend, 'pedido pago', 'pedidos pagos')}`,
      to: listOf('orders', { status: 'processing' }),
    },
    stopped > 0 && {
      text: `Procure ${count(stopped, 'pacote parado', 'pacotes parados')} no caminho`,
      to: listOf('orders', { vitrine_stopped: true }),
    },
    questions > 0 && {
      text: `Responda ${count(questions, 'pergunta sobre produto', 'perguntas sobre produtos')}`,
      to: '/questions',
    },
    unpaid > 0 && {
      text: `Confira ${count(unpaid, 'pedido que aguarda pagamento', 'pedidos que aguardam pagamento')}`,
      to: listOf('orders', { status: 'pending' }),
    },
    held > 0 && {
      text: `Decida sobre ${count(held, 'pedido em espera', 'pedidos em espera')}`,
      to: listOf('orders', { status: 'on-hold' }),
    },
    failed > 0 && {
      text: `Veja ${count(failed, 'pagamento que não deu certo', 'pagamentos que não deram certo')}`,
      to: listOf('orders', { status: 'failed' }),
    },
    reviews > 0 && {
      text: `Leia ${count(reviews, 'avaliação nova', 'avaliações novas')}`,
      to: listOf('reviews', { status: 'hold' }),
    },
    soldOut > 0 && {
      text: `Reponha ${count(soldOut, 'produto esgotado', 'produtos esgotados')}`,
      to: listOf('products', { stock_status: 'outofstock', status: 'publish' }),
    },
    soldOut === 0 &&
      fewLeft > 0 && {
        text: `Reponha ${count(fewLeft, 'item que está acabando', 'itens que estão acabando')}`,
        to: listOf('products', { vitrine_low_stock: true, status: 'publish' }),
      },
  ]
  return steps.filter((step) => step !== false)
}
