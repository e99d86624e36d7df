import { count } from '#kit/pt-br.ts'

/** What happened lately, and what waits for somebody; in the order in which it matters. */
export const ALERT_KINDS = [
  'backup-failed',
  'chargeback',
  'job-failed',
  'mail-failed',
  'new-order',
  'question',
  'review',
  'stock-low',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export type AlertRule = {
  /** Who may call one of these is told, and led to the screen beside it. */
  ways: readonly { route: string; screen: string }[]
  /** Only they can do something about it. */
  isForAdministrators?: boolean
  say: (amount: number) => string
}

export const ALERTS: Readonly<Record<AlertKind, AlertRule>> = {
  'backup-failed': {
    ways: [{ route: '/vitrine/v1/backups', screen: '/backups' }],
    isForAdministrators: true,
    say: () => 'O último backup falhou',
  },
  chargeback: {
    ways: [{ route: '/vitrine/v1/disputes', screen: '/disputes' }],
    say: (amount) => count(amount, 'pagamento contestado', 'pagamentos contestados'),
  },
  'job-failed': {
    ways: [{ route: '/vitrine/v1/jobs', screen: '/jobs' }],
    isForAdministrators: true,
    say: (amount) => count(amount, 'tarefa que falhou', 'tarefas que falharam'),
  },
  'mail-failed': {
    ways: [{ route: '/vitrine/v1/mails', screen: '/mails' }],
    isForAdministrators: true,
    say: (amount) => count(amount, 'e-mail que não saiu', 'e-mails que não saíram'),
  },
  'new-order': {
    ways: [
      { route: '/wc/v3/orders', screen: '/orders' },
      { route: '/vitrine/v1/dispatch', screen: '/dispatch' },
    ],
    say: (amount) => count(amount, 'pedido pago para enviar', 'pedidos pagos para enviar'),
  },
  question: {
    ways: [{ route: '/vitrine/v1/questions', screen: '/questions' }],
    say: (amount) => count(amount, 'pergunta para responder', 'perguntas para responder'),
  },
  review: {
    ways: [{ route: '/vitrine/v1/reviews', screen: '/reviews' }],
    say: (amount) => count(amount, 'avaliação para ler', 'avaliações para ler'),
  },
  'stock-low': {
    ways: [{ route: '/vitrine/v1/products/{id}/stock-moves', screen: '/products' }],
    say: (amount) => count(amount, 'produto acabando', 'produtos acabando'),
  },
}

type Rights = { mayCall: (route: string) => boolean; isAdministrator: boolean }

/** Which kinds somebody is told, and where each leads them. */
export const alertsFor = ({ mayCall, isAdministrator }: Rights): { kind: AlertKind; screen: string }[] =>
  ALERT_KINDS.flatMap((kind) => {
    const { ways, isForAdministrators } = ALERTS[kind]
    const way = !isForAdministrators || isAdministrator ? ways.find(({ route }) => mayCall(route)) : undefined
    return way ? [{ kind, screen: way.screen }] : []
  })
