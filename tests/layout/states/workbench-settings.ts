import type { State } from '../state.ts'
import { screen } from '../steps.ts'

const SETTINGS = [
  'loja',
  'aparencia',
  'produtos',
  'pagamento',
  'parcelamento',
  'frete',
  'contas',
  'aviso',
  'em-breve',
  'privacidade',
]

export const states: State[] = [
  ...SETTINGS.map((part) => screen(`settings: ${part}`, `/ajustes/${part}`)),
  screen('staff', '/people'),
  screen('account', '/account'),
  screen('keys of the API', '/api_keys'),
  screen('webhooks', '/webhooks'),
  screen('new webhook', '/webhooks/create'),
  screen('mails', '/mails'),
  screen('examples of mails', '/modelos-de-email'),
  screen('jobs', '/jobs'),
  screen('health', '/saude'),
  screen('backups', '/backups'),
  screen('changes', '/audit'),
  screen('incidents', '/incidents'),
  screen('first run', '/comecar', { isEmptyShop: true }),
]
