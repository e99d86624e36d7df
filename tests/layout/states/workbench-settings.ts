import type { State } from '../state.ts'
import { atWorkbench, screen } from '../steps.ts'

const SETTINGS = [
  'loja',
  'aparencia',
  'produtos',
  'pagamento',
  'parcelamento',
  'frete',
  'emails',
  'contas',
  'aviso',
  'em-breve',
  'privacidade',
]

export const states: State[] = [
  ...SETTINGS.map((part) => screen(`settings: ${part}`, `/ajustes/${part}`)),
  {
    name: 'settings: pagamento, a bank',
    as: 'merchant',
    open: async (opened, shop) => {
      await atWorkbench(opened, shop, '/ajustes/pagamento')
      await opened.getByRole('button', { name: 'Configurar: Pix automático (API do banco)' }).click()
    },
  },
  screen('moving in', '/trazer-loja'),
  screen('staff', '/people'),
  screen('account', '/account'),
  screen('keys of the API', '/api_keys'),
  screen('webhooks', '/webhooks'),
  screen('new webhook', '/webhooks/create'),
  screen('mails', '/mails'),
  screen('kinds of mails', '/modelos-de-email'),
  screen('example of a mail', '/modelos-de-email/paid'),
  screen('jobs', '/jobs'),
  screen('health', '/saude'),
  screen('backups', '/backups'),
  screen('changes', '/audit'),
  screen('incidents', '/incidents'),
  screen('legal pages', '/legal-pages'),
  screen('redirects', '/redirects'),
  screen('addresses not found', '/missed-addresses'),
  screen('import of redirects', '/import-redirects'),
  screen('first run', '/comecar', { isEmptyShop: true }),
]
